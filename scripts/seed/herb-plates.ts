import type { HerbPlate } from './herb.ts';
import type { Colour } from './plate/colour.ts';
import type { Flower } from './plate/flowers.ts';
import type { Fruit } from './plate/fruits.ts';
import type { Blade, Leaf } from './plate/leaves.ts';
import type { Stem } from './plate/stems.ts';

function simple(blade: Blade): Leaf {
  return { kind: 'simple', blade };
}

function soft(colour: Colour, width = 13): Stem {
  return { colour, width };
}

function woody(colour: Colour, width = 17): Stem {
  return { colour, width, woody: true };
}

function blossom(colour: Colour, middle: Colour, size: number, petals = 5, ratio = 0.62): Flower {
  return { kind: 'open', petals, ratio, colour, middle, size };
}

function berry(colour: Colour, size: number, ratio = 1, blush = colour): Fruit {
  return { kind: 'berry', colour, blush, size, ratio };
}

const dryGreen = '#8a9460';

const bitterLeaf: Blade = {
  outline: 'elliptic',
  ratio: 0.34,
  colour: '#4f7d3c',
  veins: 10,
  margin: 'serrate',
  teeth: 20,
  tip: 'acuminate',
};
const neemLeaf: Leaf = {
  kind: 'pinnate',
  pairs: 6,
  terminal: true,
  blade: {
    outline: 'lanceolate',
    ratio: 0.32,
    colour: '#55883e',
    veins: 7,
    margin: 'serrate',
    teeth: 9,
    tip: 'acuminate',
  },
};
const moringaLeaf: Leaf = {
  kind: 'bipinnate',
  pinnae: 4,
  pairs: 5,
  blade: { outline: 'obovate', ratio: 0.62, colour: '#7fa44f' },
};
const africanCherryLeaf: Blade = {
  outline: 'elliptic',
  ratio: 0.4,
  colour: '#3d6b3a',
  veins: 9,
  margin: 'crenate',
  teeth: 18,
  tip: 'acuminate',
  gloss: 0.9,
  veinColour: '#c9b48a',
};
const grassLeaf: Blade = { outline: 'linear', ratio: 0.045, colour: '#8aa650', veins: 3, parallel: true };
const roselleLeaf: Leaf = {
  kind: 'lobed',
  lobes: 3,
  depth: 0.52,
  blade: {
    outline: 'round',
    ratio: 1,
    colour: '#56803f',
    veins: 5,
    margin: 'serrate',
    veinColour: '#b0606a',
  },
};
const turmericLeaf: Leaf = simple({
  outline: 'elliptic',
  ratio: 0.34,
  colour: '#6a9c45',
  veins: 14,
  tip: 'acuminate',
});
const gingerLeaf: Leaf = simple({
  outline: 'lanceolate',
  ratio: 0.18,
  colour: '#5f9440',
  veins: 12,
  tip: 'acuminate',
});
const pepperBarkLeaf: Blade = {
  outline: 'elliptic',
  ratio: 0.36,
  colour: '#3f7038',
  veins: 11,
  gloss: 1,
  tip: 'acute',
};
const mujaajaLeaf: Blade = {
  outline: 'ovate',
  ratio: 0.48,
  colour: '#6b9444',
  veins: 6,
  margin: 'serrate',
  teeth: 13,
};
const bomboLeaf: Blade = {
  outline: 'cordate',
  ratio: 0.92,
  colour: '#5f9146',
  veins: 7,
  margin: 'crenate',
  teeth: 12,
};
const marigoldLeaf: Leaf = {
  kind: 'pinnate',
  pairs: 6,
  terminal: true,
  blade: { outline: 'lanceolate', ratio: 0.17, colour: '#6f9a48', veins: 4, margin: 'serrate', teeth: 10 },
};
const mugavuLeaf: Leaf = {
  kind: 'bipinnate',
  pinnae: 4,
  pairs: 9,
  blade: { outline: 'oblong', ratio: 0.42, colour: '#4f7d44' },
};
const nongoLeaf: Leaf = {
  kind: 'bipinnate',
  pinnae: 3,
  pairs: 5,
  blade: { outline: 'rhombic', ratio: 0.58, colour: '#5a8a48' },
};
const elemiLeaf: Leaf = {
  kind: 'pinnate',
  pairs: 6,
  terminal: true,
  blade: { outline: 'oblong', ratio: 0.32, colour: '#4a7a3c', veins: 9, tip: 'acuminate' },
};
const cinnamonLeaf: Blade = {
  outline: 'elliptic',
  ratio: 0.42,
  colour: '#4d7c3c',
  veins: 2,
  parallel: true,
  gloss: 1,
  tip: 'acuminate',
  veinColour: '#e3d9a0',
};
const cloveLeaf: Blade = {
  outline: 'elliptic',
  ratio: 0.38,
  colour: '#447544',
  veins: 12,
  gloss: 1,
  tip: 'acute',
};
const nigellaLeaf: Leaf = {
  kind: 'feathery',
  pairs: 6,
  fineness: 5,
  blade: { outline: 'ovate', ratio: 0.8, colour: '#86a868' },
};
const soursopLeaf: Blade = {
  outline: 'obovate',
  ratio: 0.38,
  colour: '#3f7436',
  veins: 9,
  gloss: 1,
  tip: 'acuminate',
};
const papayaLeaf: Leaf = {
  kind: 'lobed',
  lobes: 7,
  depth: 0.6,
  blade: { outline: 'round', ratio: 1, colour: '#5c8f42', veins: 6, veinColour: '#dfe0a8' },
};
const guavaLeaf: Blade = { outline: 'elliptic', ratio: 0.42, colour: '#68914c', veins: 14 };
const avocadoLeaf: Blade = {
  outline: 'elliptic',
  ratio: 0.42,
  colour: '#48783c',
  veins: 8,
  gloss: 0.8,
  tip: 'acute',
};
const tamarindLeaf: Leaf = {
  kind: 'pinnate',
  pairs: 11,
  terminal: false,
  blade: { outline: 'oblong', ratio: 0.38, colour: '#6b9a50', veins: 0 },
};
const baobabLeaf: Leaf = {
  kind: 'palmate',
  leaflets: 7,
  blade: { outline: 'obovate', ratio: 0.36, colour: '#5f8c48', veins: 9, tip: 'acute' },
};
const sheaLeaf: Blade = {
  outline: 'oblong',
  ratio: 0.3,
  colour: '#5b8542',
  veins: 14,
  margin: 'wavy',
  gloss: 0.5,
};
const spathodeaLeaf: Leaf = {
  kind: 'pinnate',
  pairs: 5,
  terminal: true,
  blade: { outline: 'elliptic', ratio: 0.44, colour: '#447a3e', veins: 7, tip: 'acute' },
};
const jamunLeaf: Blade = {
  outline: 'elliptic',
  ratio: 0.42,
  colour: '#41733a',
  veins: 16,
  gloss: 1,
  tip: 'acuminate',
};
const passionLeaf: Leaf = {
  kind: 'lobed',
  lobes: 3,
  depth: 0.5,
  blade: { outline: 'round', ratio: 1, colour: '#4f8440', veins: 5, margin: 'serrate' },
};
const rosemaryLeaf: Blade = { outline: 'linear', ratio: 0.1, colour: '#5f7d5c', veins: 0 };
const mintLeaf: Blade = {
  outline: 'ovate',
  ratio: 0.58,
  colour: '#4f9048',
  veins: 7,
  margin: 'serrate',
  teeth: 12,
};
const gumLeaf: Blade = {
  outline: 'lanceolate',
  ratio: 0.19,
  colour: '#7b9a86',
  veins: 10,
  tip: 'acuminate',
  veinColour: '#e0d9a8',
};
const wormwoodLeaf: Leaf = {
  kind: 'feathery',
  pairs: 8,
  fineness: 6,
  blade: { outline: 'ovate', ratio: 0.95, colour: '#6f9a55' },
};
const mulondoLeaf: Blade = {
  outline: 'cordate',
  ratio: 0.8,
  colour: '#5c8a42',
  veins: 7,
  veinColour: '#cbb0b0',
};
const steviaLeaf: Blade = {
  outline: 'obovate',
  ratio: 0.36,
  colour: '#74a052',
  veins: 4,
  margin: 'serrate',
  teeth: 9,
};
const chiaLeaf: Blade = {
  outline: 'ovate',
  ratio: 0.56,
  colour: '#6a9650',
  veins: 8,
  margin: 'serrate',
  teeth: 18,
  tip: 'acuminate',
};
const kiyondoLeaf: Blade = {
  outline: 'oblong',
  ratio: 0.5,
  colour: '#6fa05a',
  veins: 5,
  margin: 'crenate',
  teeth: 9,
  gloss: 0.8,
  veinColour: '#c7d6a0',
};
const sereLeaf: Leaf = {
  kind: 'pinnate',
  pairs: 2,
  terminal: true,
  blade: {
    outline: 'ovate',
    ratio: 0.46,
    colour: '#5c8a44',
    veins: 6,
    margin: 'serrate',
    teeth: 10,
    tip: 'acuminate',
  },
};
const kamunyeLeaf: Blade = {
  outline: 'ovate',
  ratio: 0.36,
  colour: '#6a9448',
  veins: 7,
  margin: 'serrate',
  teeth: 13,
};
const nsambyaLeaf: Leaf = {
  kind: 'pinnate',
  pairs: 4,
  terminal: true,
  blade: { outline: 'elliptic', ratio: 0.42, colour: '#52823c', veins: 9, margin: 'wavy', tip: 'acuminate' },
};
const chilliLeaf: Blade = {
  outline: 'ovate',
  ratio: 0.42,
  colour: '#52883f',
  veins: 6,
  gloss: 0.6,
  tip: 'acuminate',
};
const sesameLeaf: Blade = { outline: 'lanceolate', ratio: 0.26, colour: '#6a984a', veins: 8 };
const lemonLeaf: Blade = {
  outline: 'elliptic',
  ratio: 0.46,
  colour: '#427a38',
  veins: 8,
  gloss: 1,
  margin: 'crenate',
  teeth: 14,
};
const vanillaLeaf: Blade = {
  outline: 'elliptic',
  ratio: 0.3,
  colour: '#6a9c4c',
  veins: 5,
  parallel: true,
  gloss: 1,
  tip: 'acuminate',
};

export const herbPlates = {
  mululuza: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: soft('#8a9a5a', 14),
        leaf: simple(bitterLeaf),
        leafLength: 255,
        nodes: 8,
        arrangement: 'alternate',
        petiole: 0.1,
      },
      top: {
        kind: 'panicle',
        count: 18,
        length: 150,
        flower: { kind: 'tuft', colour: '#cdb6dd', cup: '#8a9a5a', size: 34 },
      },
    },
    extras: [
      { kind: 'flower', flower: { kind: 'tuft', colour: '#bfa2d6', cup: '#8a9a5a', size: 120 } },
      { kind: 'seeds', colour: '#5a4a34', size: 20, ratio: 0.34, count: 13 },
    ],
    ware: {
      vessel: 'basket',
      ware: { kind: 'leaves', blade: bitterLeaf, colour: '#7d8c52', size: 105 },
      beside: simple(bitterLeaf),
      besideSize: 300,
    },
  },
  moringa: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: soft('#a3a06a', 14),
        leaf: moringaLeaf,
        leafLength: 330,
        nodes: 5,
        arrangement: 'alternate',
        petiole: 0.05,
        angle: 52,
      },
      top: { kind: 'panicle', count: 12, length: 130, flower: blossom('#f6f0d2', '#e0b84a', 38, 5, 0.5) },
    },
    extras: [
      {
        kind: 'fruit',
        fruit: { kind: 'pod', colour: '#8c9a55', size: 250, ratio: 0.085, seeds: 11 },
        count: 2,
      },
      { kind: 'seeds', colour: '#7a5a38', size: 34, ratio: 0.9, count: 9 },
    ],
    ware: {
      vessel: 'clay',
      ware: { kind: 'powder', colour: '#84a043' },
      beside: moringaLeaf,
      besideSize: 320,
    },
  },
  neem: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#8a7a55'),
        leaf: neemLeaf,
        leafLength: 390,
        nodes: 5,
        arrangement: 'alternate',
        petiole: 0.04,
      },
      axils: { fruit: berry('#b9bf52', 30, 1.35, '#c9a53a'), cluster: 3 },
    },
    extras: [
      { kind: 'fruit', fruit: berry('#c3c65a', 44, 1.4, '#cfa63a'), count: 5 },
      { kind: 'seeds', colour: '#c9a878', size: 34, ratio: 0.5, count: 8 },
    ],
    ware: {
      vessel: 'wood',
      ware: { kind: 'leaves', blade: neemLeaf.blade, colour: '#7f8a4c', size: 92 },
      beside: neemLeaf,
      besideSize: 360,
    },
  },
  aloe: {
    plant: { habit: 'rosette', colour: '#6f9a78', thorns: '#c98a5a', flowers: '#e0682e' },
    ware: { vessel: 'enamel', ware: { kind: 'slices', rim: '#5d8a58', flesh: '#dbe6b4' } },
  },
  africanCherry: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: woody('#6a4a3a', 19),
        leaf: simple(africanCherryLeaf),
        leafLength: 240,
        nodes: 8,
        arrangement: 'alternate',
        petiole: 0.14,
      },
      axils: { fruit: berry('#6a2438', 34, 0.86, '#4a1828'), cluster: 2 },
    },
    extras: [
      { kind: 'bark', outer: '#4f3e33', inner: '#b0603f', count: 2 },
      { kind: 'fruit', fruit: berry('#74283e', 52, 0.86, '#4a1828'), count: 4 },
    ],
    ware: {
      vessel: 'bundle',
      ware: { kind: 'bark', outer: '#584538', inner: '#b4623e' },
      beside: simple(africanCherryLeaf),
      besideSize: 230,
    },
  },
  lemongrass: {
    plant: { habit: 'clump', colour: '#8aa650', foot: '#dccba6', blades: 30 },
    ware: { vessel: 'bundle', ware: { kind: 'sprigs', leaf: simple(grassLeaf), size: 330 } },
  },
  roselle: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: soft('#8a2f3c', 16),
        leaf: roselleLeaf,
        leafLength: 260,
        nodes: 6,
        arrangement: 'alternate',
        petiole: 0.3,
        angle: 64,
      },
      top: {
        kind: 'single',
        flower: {
          kind: 'open',
          petals: 5,
          ratio: 0.86,
          colour: '#f3dfa0',
          middle: '#8a2438',
          size: 170,
          stamens: true,
        },
      },
      axils: { fruit: { kind: 'calyx', colour: '#a81f38', size: 92 } },
    },
    extras: [
      { kind: 'fruit', fruit: { kind: 'calyx', colour: '#a81f38', size: 130 }, count: 1 },
      { kind: 'seeds', colour: '#4a3a30', size: 22, ratio: 0.8, count: 12 },
    ],
    ware: {
      vessel: 'enamel',
      ware: { kind: 'fruit', fruit: { kind: 'calyx', colour: '#7d1428', size: 92 } },
      beside: roselleLeaf,
      besideSize: 300,
    },
  },
  turmeric: {
    plant: {
      habit: 'rhizome',
      skin: '#c08a48',
      flesh: '#e88a14',
      leaf: turmericLeaf,
      leafLength: 330,
      top: {
        kind: 'spike',
        count: 6,
        length: 130,
        flower: { kind: 'bud', colour: '#e9d9c0', cup: '#9fb86a', size: 70 },
      },
    },
    ware: {
      vessel: 'calabash',
      ware: { kind: 'powder', colour: '#e2961c' },
      beside: turmericLeaf,
      besideSize: 320,
    },
  },
  ginger: {
    plant: { habit: 'rhizome', skin: '#cda668', flesh: '#f0d68a', leaf: gingerLeaf, leafLength: 280 },
    ware: { vessel: 'basket', ware: { kind: 'slices', rim: '#c49a5c', flesh: '#f0dc98' } },
  },
  pepperBark: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: woody('#7a6a52', 18),
        leaf: simple(pepperBarkLeaf),
        leafLength: 235,
        nodes: 9,
        arrangement: 'alternate',
        petiole: 0.05,
      },
      axils: { fruit: berry('#7d8f52', 46, 1.1, '#6a4a6a') },
    },
    extras: [
      { kind: 'bark', outer: '#8a7154', inner: '#d58d5c', count: 2 },
      {
        kind: 'half',
        rim: '#6a7a4a',
        flesh: '#e3dcae',
        size: 120,
        seeds: { colour: '#8a6a3a', count: 6, size: 22 },
      },
    ],
    ware: {
      vessel: 'clay',
      ware: { kind: 'bark', outer: '#8c7254', inner: '#d48a58' },
      beside: simple(pepperBarkLeaf),
      besideSize: 270,
    },
  },
  mujaaja: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: soft('#8f9a5c', 13),
        leaf: simple(mujaajaLeaf),
        leafLength: 215,
        nodes: 5,
        arrangement: 'opposite',
        petiole: 0.22,
      },
      top: {
        kind: 'spike',
        count: 10,
        length: 190,
        flower: { kind: 'bud', colour: '#eee6c6', cup: '#8a9460', size: 30 },
      },
    },
    extras: [{ kind: 'seeds', colour: '#4a3c2c', size: 15, ratio: 0.8, count: 16 }],
    ware: {
      vessel: 'bundle',
      ware: { kind: 'sprigs', leaf: simple(mujaajaLeaf), size: 165 },
      beside: simple(mujaajaLeaf),
      besideSize: 210,
    },
  },
  bombo: {
    plant: {
      habit: 'vine',
      shoot: {
        stem: soft('#7d9a4e', 10),
        leaf: simple(bomboLeaf),
        leafLength: 205,
        nodes: 6,
        arrangement: 'alternate',
        petiole: 0.36,
      },
      flower: blossom('#f3e6a8', '#8a4a2a', 96, 5, 0.74),
      fruit: { kind: 'spiny', colour: '#e38a2e', size: 66, ratio: 1.5 },
    },
    extras: [
      {
        kind: 'half',
        rim: '#e08a2c',
        flesh: '#f6d27a',
        size: 110,
        ratio: 1.4,
        seeds: { colour: '#a8321e', count: 8, size: 24 },
      },
      { kind: 'seeds', colour: '#8a6a4a', size: 28, ratio: 0.56, count: 8 },
    ],
    ware: {
      vessel: 'wood',
      ware: { kind: 'leaves', blade: bomboLeaf, colour: '#7c9058', size: 96 },
      beside: simple(bomboLeaf),
      besideSize: 240,
    },
  },
  wildMarigold: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: soft('#8f9450', 12),
        leaf: marigoldLeaf,
        leafLength: 230,
        nodes: 5,
        arrangement: 'opposite',
        petiole: 0.05,
      },
      top: {
        kind: 'panicle',
        count: 14,
        length: 120,
        flower: { kind: 'daisy', rays: 3, colour: '#f0e09a', middle: '#e0b63a', size: 34 },
      },
    },
    extras: [{ kind: 'seeds', colour: '#2e2620', size: 34, ratio: 0.13, count: 12 }],
    ware: { vessel: 'bundle', ware: { kind: 'sprigs', leaf: marigoldLeaf, size: 210 } },
  },
  mugavu: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#7a6248', 19),
        leaf: mugavuLeaf,
        leafLength: 370,
        nodes: 4,
        arrangement: 'alternate',
        petiole: 0.04,
      },
      top: {
        kind: 'umbel',
        count: 5,
        length: 70,
        flower: { kind: 'puff', colour: '#f6efe2', middle: '#b84a4a', size: 100 },
      },
    },
    extras: [
      { kind: 'fruit', fruit: { kind: 'pod', colour: '#8a5232', size: 210, ratio: 0.2, seeds: 8 }, count: 2 },
      { kind: 'bark', outer: '#6a5644', inner: '#a8553a', count: 2 },
    ],
    ware: {
      vessel: 'bundle',
      ware: { kind: 'bark', outer: '#6f5a48', inner: '#a4543a' },
      beside: mugavuLeaf,
      besideSize: 280,
    },
  },
  nongo: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#857458', 18),
        leaf: nongoLeaf,
        leafLength: 350,
        nodes: 5,
        arrangement: 'alternate',
        petiole: 0.04,
      },
      top: {
        kind: 'umbel',
        count: 4,
        length: 74,
        flower: { kind: 'puff', colour: '#f8e4e4', middle: '#c8586a', size: 110 },
      },
    },
    extras: [
      {
        kind: 'fruit',
        fruit: { kind: 'pod', colour: '#a2653c', size: 200, ratio: 0.19, seeds: 9 },
        count: 2,
      },
    ],
    ware: {
      vessel: 'clay',
      ware: { kind: 'bark', outer: '#7d6a54', inner: '#b8704a' },
      beside: nongoLeaf,
      besideSize: 300,
    },
  },
  elemi: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#7a6a58', 20),
        leaf: elemiLeaf,
        leafLength: 400,
        nodes: 5,
        arrangement: 'alternate',
        petiole: 0.05,
      },
      axils: { fruit: berry('#5a4a78', 44, 1.5, '#2f2440'), cluster: 3 },
    },
    extras: [
      { kind: 'lumps', colour: '#eadfbe', count: 5 },
      { kind: 'half', rim: '#4a3a62', flesh: '#b7c07a', size: 96, ratio: 1.45, stone: '#8a6a48' },
    ],
    ware: { vessel: 'wood', ware: { kind: 'lumps', colour: '#e8dcb8' }, beside: elemiLeaf, besideSize: 340 },
  },
  garlic: {
    plant: {
      habit: 'bulb',
      skin: '#efe6dc',
      streak: '#9a5a7a',
      leaf: '#7d9a5a',
      flowers: { kind: 'umbel', count: 18, length: 84, flower: blossom('#e9dcec', '#a9b36a', 38, 6, 0.42) },
    },
    extras: [{ kind: 'cloves', skin: '#f1e8e0', streak: '#a0607e' }],
    ware: { vessel: 'basket', ware: { kind: 'cloves', skin: '#f1e8e0', streak: '#a0607e' } },
  },
  cinnamon: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: woody('#7d6a4c', 16),
        leaf: simple(cinnamonLeaf),
        leafLength: 245,
        nodes: 5,
        arrangement: 'opposite',
        petiole: 0.07,
      },
      top: { kind: 'panicle', count: 14, length: 120, flower: blossom('#f3eec9', '#c9b04a', 26, 6, 0.5) },
    },
    extras: [
      { kind: 'bark', outer: '#a5673c', inner: '#cf955f', count: 2 },
      { kind: 'fruit', fruit: berry('#4a3550', 40, 1.35), count: 5 },
    ],
    ware: {
      vessel: 'bundle',
      ware: { kind: 'bark', outer: '#a2623a', inner: '#cd9058' },
      beside: simple(cinnamonLeaf),
      besideSize: 230,
    },
  },
  cloves: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#8a6f5a', 15),
        leaf: simple(cloveLeaf),
        leafLength: 240,
        nodes: 5,
        arrangement: 'opposite',
        petiole: 0.12,
      },
      top: {
        kind: 'umbel',
        count: 11,
        length: 105,
        flower: { kind: 'bud', colour: '#d98a8a', cup: '#9fae5a', size: 54 },
      },
    },
    extras: [
      { kind: 'seeds', colour: '#5a3420', size: 46, ratio: 0.3, count: 9 },
      {
        kind: 'flower',
        flower: {
          kind: 'open',
          petals: 4,
          ratio: 0.7,
          colour: '#f3e3cf',
          middle: '#c9a03a',
          size: 130,
          stamens: true,
        },
      },
    ],
    ware: {
      vessel: 'wood',
      ware: { kind: 'seeds', colour: '#5c3622', size: 46, ratio: 0.3 },
      beside: simple(cloveLeaf),
      besideSize: 250,
    },
  },
  blackSeed: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: soft('#8fa468', 9),
        leaf: nigellaLeaf,
        leafLength: 230,
        nodes: 6,
        arrangement: 'alternate',
        petiole: 0.02,
        angle: 48,
      },
      top: {
        kind: 'single',
        flower: {
          kind: 'open',
          petals: 5,
          ratio: 0.6,
          colour: '#cfdcec',
          middle: '#6a7a4a',
          size: 150,
          stamens: true,
        },
      },
    },
    extras: [
      { kind: 'fruit', fruit: berry('#a9b478', 90, 1.15, '#8a9a5a'), count: 1 },
      { kind: 'seeds', colour: '#262122', size: 19, ratio: 0.58, count: 22 },
    ],
    ware: { vessel: 'enamel', ware: { kind: 'seeds', colour: '#2a2424', size: 25, ratio: 0.56 } },
  },
  soursop: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#7a6a4a', 16),
        leaf: simple(soursopLeaf),
        leafLength: 260,
        nodes: 8,
        arrangement: 'alternate',
        petiole: 0.06,
      },
      axils: { fruit: { kind: 'spiny', colour: '#6f9a45', size: 120, ratio: 1.35 } },
    },
    extras: [
      { kind: 'seeds', colour: '#3a2a20', size: 34, ratio: 0.55, count: 7 },
      {
        kind: 'half',
        rim: '#628c40',
        flesh: '#f6f2df',
        size: 175,
        ratio: 1.25,
        seeds: { colour: '#33251c', count: 9, size: 28 },
      },
    ],
    ware: {
      vessel: 'basket',
      ware: { kind: 'leaves', blade: soursopLeaf, colour: '#748a4e', size: 108 },
      beside: simple(soursopLeaf),
      besideSize: 300,
    },
  },
  papaya: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: soft('#a3a878', 30),
        leaf: papayaLeaf,
        leafLength: 330,
        nodes: 4,
        arrangement: 'alternate',
        petiole: 0.34,
        angle: 66,
      },
      axils: { flowers: { kind: 'single', flower: blossom('#f6efcf', '#d9c86a', 62, 5, 0.42) } },
    },
    extras: [
      { kind: 'seeds', colour: '#33302a', size: 24, ratio: 0.78, count: 13 },
      {
        kind: 'half',
        rim: '#d9a53c',
        flesh: '#ea8a45',
        size: 165,
        ratio: 1.4,
        seeds: { colour: '#2e2a26', count: 15, size: 22 },
      },
    ],
    ware: {
      vessel: 'calabash',
      ware: { kind: 'seeds', colour: '#4a443a', size: 30, ratio: 0.76 },
      beside: papayaLeaf,
      besideSize: 340,
    },
  },
  guava: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: woody('#a07a5a', 15),
        leaf: simple(guavaLeaf),
        leafLength: 225,
        nodes: 5,
        arrangement: 'opposite',
        petiole: 0.05,
      },
      axils: { fruit: berry('#b8c45a', 74, 1.12, '#d0b84a') },
    },
    extras: [
      {
        kind: 'flower',
        flower: {
          kind: 'open',
          petals: 5,
          ratio: 0.66,
          colour: '#f8f5ea',
          middle: '#d9b84a',
          size: 140,
          stamens: true,
        },
      },
      {
        kind: 'half',
        rim: '#b5bf55',
        flesh: '#ec8f86',
        size: 140,
        ratio: 1.1,
        seeds: { colour: '#ecd9a8', count: 16, size: 14 },
      },
    ],
    ware: {
      vessel: 'basket',
      ware: { kind: 'leaves', blade: guavaLeaf, colour: dryGreen, size: 104 },
      beside: simple(guavaLeaf),
      besideSize: 260,
    },
  },
  avocado: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#857552', 16),
        leaf: simple(avocadoLeaf),
        leafLength: 265,
        nodes: 7,
        arrangement: 'alternate',
        petiole: 0.14,
      },
      axils: { fruit: berry('#5f8240', 112, 1.42, '#34512a') },
    },
    extras: [
      { kind: 'fruit', fruit: berry('#9a6238', 92, 1.15, '#7a4426'), count: 1 },
      { kind: 'half', rim: '#466a34', flesh: '#e9e59a', size: 160, ratio: 1.4, stone: '#9a6238' },
    ],
    ware: {
      vessel: 'clay',
      ware: { kind: 'powder', colour: '#bd8560' },
      beside: simple(avocadoLeaf),
      besideSize: 280,
    },
  },
  tamarind: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#75634e', 17),
        leaf: tamarindLeaf,
        leafLength: 280,
        nodes: 6,
        arrangement: 'alternate',
        petiole: 0.04,
      },
      axils: { fruit: { kind: 'pod', colour: '#8f5f38', size: 190, ratio: 0.17, seeds: 6, knobby: true } },
    },
    extras: [
      { kind: 'flower', flower: blossom('#f0d98a', '#b8482e', 120, 5, 0.5) },
      { kind: 'seeds', colour: '#5a2f1c', size: 38, ratio: 0.86, count: 8 },
    ],
    ware: {
      vessel: 'wood',
      ware: { kind: 'lumps', colour: '#6b3a20' },
      beside: tamarindLeaf,
      besideSize: 280,
    },
  },
  baobab: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#8a7a6c', 24),
        leaf: baobabLeaf,
        leafLength: 340,
        nodes: 5,
        arrangement: 'alternate',
        petiole: 0.12,
        angle: 62,
      },
      axils: { fruit: berry('#9c9058', 104, 1.6, '#6f6438') },
    },
    extras: [
      { kind: 'seeds', colour: '#5a3a28', size: 30, ratio: 0.72, count: 9 },
      {
        kind: 'half',
        rim: '#6f5c38',
        flesh: '#f3e8d0',
        size: 150,
        ratio: 1.5,
        seeds: { colour: '#6a4630', count: 11, size: 24 },
      },
    ],
    ware: {
      vessel: 'wood',
      ware: { kind: 'powder', colour: '#ecd9b4' },
      beside: baobabLeaf,
      besideSize: 330,
    },
  },
  shea: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#6c5c4c', 21),
        leaf: simple(sheaLeaf),
        leafLength: 285,
        nodes: 8,
        arrangement: 'alternate',
        petiole: 0.2,
        angle: 50,
      },
      axils: { fruit: berry('#8ea24e', 72, 1.2, '#6f7a34'), cluster: 2 },
    },
    extras: [
      { kind: 'seeds', colour: '#6d3d22', size: 62, ratio: 0.72, count: 5 },
      { kind: 'half', rim: '#7f9446', flesh: '#d9dc9a', size: 130, ratio: 1.15, stone: '#6d3d22' },
    ],
    ware: {
      vessel: 'calabash',
      ware: { kind: 'butter', colour: '#ecdca0' },
      beside: simple(sheaLeaf),
      besideSize: 300,
    },
  },
  honey: {
    plant: { habit: 'comb', honey: '#dd9a2c', wax: '#ebcb7c' },
    ware: { vessel: 'clay', ware: { kind: 'liquid', colour: '#c97d16' } },
  },
  propolis: {
    plant: { habit: 'comb', honey: '#8f5a22', wax: '#b98a4a' },
    ware: { vessel: 'wood', ware: { kind: 'lumps', colour: '#74491f' } },
  },
  flameTree: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#80705a', 18),
        leaf: spathodeaLeaf,
        leafLength: 360,
        nodes: 4,
        arrangement: 'opposite',
        petiole: 0.05,
      },
      top: {
        kind: 'umbel',
        count: 4,
        length: 84,
        flower: { kind: 'cup', colour: '#e2471f', middle: '#f0b93a', size: 165 },
      },
    },
    extras: [
      {
        kind: 'fruit',
        fruit: { kind: 'pod', colour: '#7a5a38', size: 220, ratio: 0.17, seeds: 2 },
        count: 1,
      },
      { kind: 'bark', outer: '#7f6f5c', inner: '#c0885a', count: 2 },
    ],
    ware: {
      vessel: 'clay',
      ware: { kind: 'bark', outer: '#84745f', inner: '#c48c5c' },
      beside: spathodeaLeaf,
      besideSize: 330,
    },
  },
  jamun: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: woody('#8f7f6a', 16),
        leaf: simple(jamunLeaf),
        leafLength: 225,
        nodes: 5,
        arrangement: 'opposite',
        petiole: 0.09,
      },
      axils: { fruit: berry('#4a2350', 46, 1.45, '#24102a'), cluster: 3 },
    },
    extras: [
      { kind: 'fruit', fruit: berry('#4a2350', 54, 1.4, '#24102a'), count: 4 },
      { kind: 'half', rim: '#33163a', flesh: '#b66a9a', size: 110, ratio: 1.35, stone: '#b79a78' },
    ],
    ware: {
      vessel: 'enamel',
      ware: { kind: 'fruit', fruit: berry('#47214e', 62, 1.35, '#24102a') },
      beside: simple(jamunLeaf),
      besideSize: 270,
    },
  },
  passion: {
    plant: {
      habit: 'vine',
      shoot: {
        stem: soft('#6f9048', 10),
        leaf: passionLeaf,
        leafLength: 225,
        nodes: 5,
        arrangement: 'alternate',
        petiole: 0.22,
      },
      flower: { kind: 'crown', colour: '#f2f0e2', middle: '#5a2a78', size: 165 },
      fruit: berry('#5a2a52', 84, 1.12, '#331530'),
    },
    extras: [
      {
        kind: 'half',
        rim: '#4a2046',
        flesh: '#e9ad3c',
        size: 150,
        seeds: { colour: '#2a2420', count: 15, size: 20 },
      },
      { kind: 'flower', flower: { kind: 'crown', colour: '#f2f0e2', middle: '#5a2a78', size: 215 } },
    ],
    ware: {
      vessel: 'basket',
      ware: {
        kind: 'leaves',
        blade: { outline: 'ovate', ratio: 0.6, colour: '#6f8c50' },
        colour: '#6f8c50',
        size: 98,
      },
      beside: passionLeaf,
      besideSize: 290,
    },
  },
  rosemary: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: woody('#8a7a5c', 11),
        leaf: simple(rosemaryLeaf),
        leafLength: 108,
        nodes: 20,
        arrangement: 'whorled',
        petiole: 0.01,
        angle: 52,
      },
      axils: { flowers: { kind: 'single', flower: blossom('#a9b4dd', '#6a5a9a', 34, 4, 0.6) } },
    },
    extras: [
      {
        kind: 'flower',
        flower: {
          kind: 'open',
          petals: 4,
          ratio: 0.6,
          colour: '#a9b4dd',
          middle: '#6a5a9a',
          size: 110,
          stamens: true,
        },
      },
    ],
    ware: {
      vessel: 'bundle',
      ware: {
        kind: 'sprigs',
        leaf: {
          kind: 'pinnate',
          pairs: 14,
          terminal: true,
          blade: { outline: 'linear', ratio: 0.16, colour: '#64805c', veins: 0 },
        },
        size: 250,
      },
    },
  },
  mint: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: soft('#7f9a58', 12),
        leaf: simple(mintLeaf),
        leafLength: 195,
        nodes: 6,
        arrangement: 'opposite',
        petiole: 0.04,
      },
      top: {
        kind: 'spike',
        count: 8,
        length: 120,
        flower: { kind: 'bud', colour: '#c9b0d6', cup: '#7f8f5a', size: 30 },
      },
    },
    extras: [{ kind: 'seeds', colour: '#5a4430', size: 13, ratio: 0.8, count: 14 }],
    ware: { vessel: 'enamel', ware: { kind: 'sprigs', leaf: simple(mintLeaf), size: 175 } },
  },
  eucalyptus: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#b08a72', 14),
        leaf: simple(gumLeaf),
        leafLength: 325,
        nodes: 9,
        arrangement: 'alternate',
        petiole: 0.08,
        angle: 60,
      },
      axils: {
        flowers: {
          kind: 'umbel',
          count: 3,
          length: 42,
          flower: { kind: 'puff', colour: '#f1e4ae', middle: '#8a9a5c', size: 78 },
        },
      },
    },
    extras: [
      { kind: 'fruit', fruit: berry('#9aa08a', 48, 0.86, '#6d7564'), count: 4 },
      { kind: 'flower', flower: { kind: 'puff', colour: '#f1e4ae', middle: '#8a9a5c', size: 150 } },
    ],
    ware: {
      vessel: 'wood',
      ware: { kind: 'leaves', blade: gumLeaf, colour: '#87998a', size: 135 },
      beside: simple(gumLeaf),
      besideSize: 340,
    },
  },
  artemisia: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: soft('#8a9458', 13),
        leaf: wormwoodLeaf,
        leafLength: 240,
        nodes: 7,
        arrangement: 'alternate',
        petiole: 0.04,
      },
      top: {
        kind: 'panicle',
        count: 20,
        length: 150,
        flower: { kind: 'daisy', rays: 0, colour: '#e3cf5a', middle: '#d9c24a', size: 17 },
      },
    },
    extras: [{ kind: 'seeds', colour: '#8a7a4a', size: 12, ratio: 0.6, count: 18 }],
    ware: { vessel: 'bundle', ware: { kind: 'sprigs', leaf: wormwoodLeaf, size: 190 } },
  },
  mulondo: {
    plant: {
      habit: 'vine',
      shoot: {
        stem: soft('#8a7a52', 12),
        leaf: simple(mulondoLeaf),
        leafLength: 205,
        nodes: 4,
        arrangement: 'opposite',
        petiole: 0.22,
      },
      flower: blossom('#8f3a55', '#e3d38a', 92, 5, 0.42),
    },
    extras: [{ kind: 'roots', colour: '#b08a5c', count: 4 }],
    ware: {
      vessel: 'bundle',
      ware: { kind: 'roots', colour: '#b18a5c' },
      beside: simple(mulondoLeaf),
      besideSize: 230,
    },
  },
  stevia: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: soft('#8aa25c', 11),
        leaf: simple(steviaLeaf),
        leafLength: 165,
        nodes: 8,
        arrangement: 'opposite',
        petiole: 0.02,
      },
      top: { kind: 'panicle', count: 13, length: 100, flower: blossom('#fbf8ee', '#d9cfa8', 24, 5, 0.5) },
    },
    extras: [{ kind: 'flower', flower: blossom('#fbf8ee', '#d9cfa8', 100, 5, 0.5) }],
    ware: {
      vessel: 'clay',
      ware: { kind: 'powder', colour: '#a3b370' },
      beside: simple(steviaLeaf),
      besideSize: 200,
    },
  },
  chia: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: soft('#87985a', 13),
        leaf: simple(chiaLeaf),
        leafLength: 225,
        nodes: 5,
        arrangement: 'opposite',
        petiole: 0.24,
      },
      top: {
        kind: 'spike',
        count: 12,
        length: 190,
        flower: { kind: 'bud', colour: '#7d8fd0', cup: '#8a8a6a', size: 32 },
      },
    },
    extras: [
      { kind: 'seeds', colour: '#6c655c', size: 15, ratio: 0.66, count: 24 },
      { kind: 'flower', flower: { kind: 'bud', colour: '#7d8fd0', cup: '#8a8a6a', size: 110 } },
    ],
    ware: { vessel: 'wood', ware: { kind: 'seeds', colour: '#736b62', size: 22, ratio: 0.64 } },
  },
  kiyondo: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: soft('#9a8a6a', 17),
        leaf: simple(kiyondoLeaf),
        leafLength: 210,
        nodes: 5,
        arrangement: 'opposite',
        petiole: 0.14,
      },
      top: {
        kind: 'panicle',
        count: 14,
        length: 150,
        flower: { kind: 'bud', colour: '#c9644a', cup: '#a9b878', size: 46 },
      },
    },
    extras: [{ kind: 'flower', flower: { kind: 'bud', colour: '#c9644a', cup: '#a9b878', size: 130 } }],
    ware: { vessel: 'enamel', ware: { kind: 'sprigs', leaf: simple(kiyondoLeaf), size: 185 } },
  },
  sere: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: soft('#7f8f4e', 11),
        leaf: sereLeaf,
        leafLength: 265,
        nodes: 4,
        arrangement: 'opposite',
        petiole: 0.1,
      },
      top: {
        kind: 'umbel',
        count: 4,
        length: 120,
        flower: { kind: 'daisy', rays: 5, colour: '#f8f4e2', middle: '#dfae34', size: 72 },
      },
    },
    extras: [
      { kind: 'seeds', colour: '#2c2620', size: 54, ratio: 0.09, count: 12 },
      { kind: 'flower', flower: { kind: 'daisy', rays: 5, colour: '#f8f4e2', middle: '#dfae34', size: 150 } },
    ],
    ware: {
      vessel: 'basket',
      ware: { kind: 'leaves', blade: sereLeaf.blade, colour: '#7d8a4e', size: 92 },
      beside: sereLeaf,
      besideSize: 290,
    },
  },
  kamunye: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: soft('#93855a', 13),
        leaf: simple(kamunyeLeaf),
        leafLength: 215,
        nodes: 6,
        arrangement: 'whorled',
        petiole: 0.1,
      },
      axils: { fruit: berry('#e58a26', 30, 1, '#cc5f1c'), cluster: 3 },
    },
    extras: [{ kind: 'fruit', fruit: berry('#e58a26', 44, 1, '#cc5f1c'), count: 6 }],
    ware: {
      vessel: 'wood',
      ware: { kind: 'leaves', blade: kamunyeLeaf, colour: '#82905a', size: 94 },
      beside: simple(kamunyeLeaf),
      besideSize: 240,
    },
  },
  nsambya: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#8c7c62', 17),
        leaf: nsambyaLeaf,
        leafLength: 350,
        nodes: 4,
        arrangement: 'opposite',
        petiole: 0.05,
      },
      top: {
        kind: 'umbel',
        count: 4,
        length: 84,
        flower: { kind: 'cup', colour: '#efc02e', middle: '#a8482a', size: 145 },
      },
    },
    extras: [
      {
        kind: 'fruit',
        fruit: { kind: 'pod', colour: '#7d6040', size: 260, ratio: 0.06, seeds: 3 },
        count: 2,
      },
    ],
    ware: {
      vessel: 'clay',
      ware: { kind: 'leaves', blade: nsambyaLeaf.blade, colour: '#788a4e', size: 110 },
      beside: nsambyaLeaf,
      besideSize: 330,
    },
  },
  chilli: {
    plant: {
      habit: 'twig',
      branches: 2,
      shoot: {
        stem: soft('#7f9450', 12),
        leaf: simple(chilliLeaf),
        leafLength: 195,
        nodes: 8,
        arrangement: 'alternate',
        petiole: 0.16,
      },
      axils: { fruit: berry('#d1281c', 26, 3, '#a81614'), cluster: 2 },
    },
    extras: [
      { kind: 'fruit', fruit: berry('#d1281c', 34, 2.8, '#a81614'), count: 4 },
      { kind: 'flower', flower: blossom('#f8f4e8', '#8a9a5a', 120, 5, 0.5) },
    ],
    ware: {
      vessel: 'calabash',
      ware: { kind: 'powder', colour: '#bd3a1c' },
      beside: simple(chilliLeaf),
      besideSize: 220,
    },
  },
  sesame: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: soft('#8c9a58', 14),
        leaf: simple(sesameLeaf),
        leafLength: 245,
        nodes: 6,
        arrangement: 'opposite',
        petiole: 0.12,
        angle: 62,
      },
      axils: {
        flowers: { kind: 'single', flower: { kind: 'cup', colour: '#eadbe6', middle: '#d9c27a', size: 74 } },
      },
    },
    extras: [
      {
        kind: 'fruit',
        fruit: { kind: 'pod', colour: '#a39a58', size: 130, ratio: 0.26, seeds: 4 },
        count: 2,
      },
      { kind: 'seeds', colour: '#e9dcbc', size: 18, ratio: 0.6, count: 24 },
    ],
    ware: {
      vessel: 'calabash',
      ware: { kind: 'seeds', colour: '#e8d9b4', size: 24, ratio: 0.6 },
      beside: simple(sesameLeaf),
      besideSize: 260,
    },
  },
  lemon: {
    plant: {
      habit: 'twig',
      branches: 1,
      shoot: {
        stem: woody('#7f8a52', 14),
        leaf: simple(lemonLeaf),
        leafLength: 215,
        nodes: 8,
        arrangement: 'alternate',
        petiole: 0.12,
      },
      axils: {
        fruit: { kind: 'berry', colour: '#f0cf3a', blush: '#dca91e', size: 92, ratio: 1.25, speckled: true },
      },
    },
    extras: [
      {
        kind: 'flower',
        flower: {
          kind: 'open',
          petals: 5,
          ratio: 0.46,
          colour: '#fbf7ef',
          middle: '#e3c04a',
          size: 140,
          stamens: true,
        },
      },
      {
        kind: 'half',
        rim: '#f0cf3a',
        flesh: '#f3e69a',
        size: 150,
        ratio: 1.12,
        seeds: { colour: '#efe6c4', count: 6, size: 22 },
      },
    ],
    ware: {
      vessel: 'basket',
      ware: { kind: 'slices', rim: '#efc72e', flesh: '#f4e68e' },
      beside: simple(lemonLeaf),
      besideSize: 240,
    },
  },
  vanilla: {
    plant: {
      habit: 'vine',
      shoot: {
        stem: soft('#7d9a52', 17),
        leaf: simple(vanillaLeaf),
        leafLength: 235,
        nodes: 5,
        arrangement: 'alternate',
        petiole: 0.03,
      },
      flower: blossom('#e6ecb4', '#e0b83a', 120, 6, 0.36),
      fruit: { kind: 'pod', colour: '#7f9448', size: 210, ratio: 0.07, seeds: 2 },
    },
    extras: [
      {
        kind: 'fruit',
        fruit: { kind: 'pod', colour: '#3a2418', size: 230, ratio: 0.06, seeds: 2 },
        count: 3,
      },
    ],
    ware: {
      vessel: 'bundle',
      ware: { kind: 'roots', colour: '#4a2e1e' },
      beside: simple(vanillaLeaf),
      besideSize: 260,
    },
  },
} satisfies Record<string, HerbPlate>;

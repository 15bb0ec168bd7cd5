import type { Herb } from './herb.ts';

/**
 * Herbs and remedies that are really sold in Uganda. The texts say what a thing is, where it comes from and how
 * people take it; none of them promises to heal anything.
 */
export const herbs: readonly Herb[] = [
  {
    slug: 'mululuza',
    sellers: ['jjajja_nalongo', 'nakato.herbs'],
    offers: [
      {
        title: 'Mululuza leaves, dried in shade',
        description:
          'Bitter leaf (mululuza, omubirizi, labwori) from our own bushes, washed and dried in shade so that it keeps its green. One packet is about 100 g. People at home boil a small handful and drink it bitter, others chew one leaf. Ask a health worker first if you are pregnant or take medicine.',
        price: [5000, 8000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Fresh mululuza, cut on the day you come',
        description:
          'Young shoots of mululuza, cut in the morning of the day you collect them. One bundle is as thick as your wrist. Very bitter, as it should be. I can also give you two cuttings to plant along your fence.',
        price: [2000, 4000],
        pictures: ['detail', 'sheet'],
      },
    ],
  },
  {
    slug: 'moringa',
    sellers: ['babirye.naturals', 'opio.denis'],
    offers: [
      {
        title: 'Moringa leaf powder 250 g',
        description:
          'Pure moringa leaf, dried indoors and milled fine last week. Bright green, smells like fresh hay. A teaspoon in porridge, sauce or juice is what most of my customers use. No sugar, no flour, nothing added.',
        price: [10000, 15000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Moringa seeds for planting or oil, 1 kg',
        description:
          'Round dry moringa seeds from this season, with their wings. More than eight of ten come up if you soak them one night. Also good for pressing. I can post them by bus.',
        price: [18000, 25000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'neem',
    sellers: ['wandera_busia', 'jjajja_nalongo'],
    offers: [
      {
        title: 'Neem leaves, sun dried, big bag',
        description:
          'Neem (mwarobaini) leaves from old trees, no spraying. Used here for bathing water, for the smoke that keeps mosquitoes out, and against weevils in the granary: one handful in each sack of beans. Not for children and not in pregnancy.',
        price: [6000, 10000],
        pictures: ['sheet'],
      },
      {
        title: 'Neem soap leaf mix and seedlings',
        description:
          'Dried neem leaf for those who make soap at home, and seedlings knee high in pots. They like sun and are not afraid of a dry season. The price is for one seedling or one bag of leaf.',
        price: [5000, 7000],
        pictures: ['detail'],
      },
    ],
  },
  {
    slug: 'aloe',
    sellers: ['nambi_garden', 'babirye.naturals'],
    offers: [
      {
        title: 'Aloe vera plants with roots (kigagi)',
        description:
          'Healthy kigagi, two years old, about 40 cm high, with many young ones at the foot. Take it as it is with its roots and plant it in sand and a little manure. Waters once in ten days.',
        price: [15000, 25000],
        pictures: ['sheet', 'detail'],
      },
      {
        title: 'Aloe vera gel cut fresh, half litre',
        description:
          'Clear gel, cut and washed when you order so that the yellow sap is out. For hair and skin. Keep it cold and use it within a week. Try a little on your arm first.',
        price: [12000, 18000],
        pictures: ['ware', 'sheet'],
      },
    ],
  },
  {
    slug: 'prunus-africana',
    sellers: ['ssalongo_mukasa'],
    offers: [
      {
        title: 'Prunus africana bark (ntaseesa), one bundle',
        description:
          'Bark of ntaseesa from planted trees on our land, taken in strips from one side only so that the tree heals. Dried three weeks. We grow new seedlings for every tree that we cut from, and I can show you. Elderly men here drink it boiled; talk to your doctor before you do.',
        price: [15000, 25000],
        pictures: ['ware', 'sheet'],
      },
    ],
  },
  {
    slug: 'lemongrass',
    sellers: ['nakato.herbs', 'nambi_garden'],
    offers: [
      {
        title: 'Kisubi (lemongrass) for tea, fresh bundle',
        description:
          'Kisubi cut this morning, tied in bundles. Tear it into the kettle with or without tea leaves; the whole house smells. Three bundles for the price of two if you come to the garden.',
        price: [2000, 3000],
        pictures: ['sheet'],
      },
      {
        title: 'Lemongrass clumps to plant',
        description:
          'A clump of kisubi with roots, split when you come. One clump is a hedge in a year. Plant it around the latrine and the veranda, it keeps many insects away.',
        price: [3000, 5000],
        pictures: ['detail'],
      },
    ],
  },
  {
    slug: 'roselle',
    sellers: ['akello.grace'],
    offers: [
      {
        title: 'Hibiscus flowers for red tea and juice, 500 g',
        description:
          'Deep red hibiscus, hand picked, seeds taken out, dried on raised beds. Boil a cup of it in two litres, add ginger and honey, drink it hot or cold. Sour like it should be.',
        price: [10000, 14000],
        pictures: ['ware', 'sheet'],
      },
    ],
  },
  {
    slug: 'turmeric',
    sellers: ['masika.kasese'],
    offers: [
      {
        title: 'Binzaali (turmeric) powder, stone milled 200 g',
        description:
          'Ebinzaali from our own garden, boiled, sliced, dried and milled in Fort Portal. Strong colour, a little goes far. For pilau, for milk in the evening, for the skin of brides. It stains, so mind your clothes.',
        price: [6000, 9000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Fresh turmeric roots, per kilo',
        description:
          'Fresh fingers of turmeric, dug this week, soil brushed off. Orange inside and full of juice. Keeps for a month in a basket of sand.',
        price: [7000, 10000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'ginger',
    sellers: ['masika.kasese', 'babirye.naturals'],
    offers: [
      {
        title: 'Ntangawuzi (ginger) fresh, 2 kg',
        description:
          'Hot small ginger from Kasese hills, not the watery big one. For tea, for katogo, for planting too: keep the pieces with buds.',
        price: [12000, 18000],
        pictures: ['sheet', 'ware'],
      },
      {
        title: 'Dried ginger slices for tea',
        description:
          'Ginger cut thin and dried slowly. Put three slices in a flask of hot water. A packet of 150 g lasts a family about a month.',
        price: [7000, 9000],
        pictures: ['ware'],
      },
    ],
  },
  {
    slug: 'warburgia',
    sellers: ['ssalongo_mukasa', 'kato.roots'],
    offers: [
      {
        title: 'Abasi bark (Warburgia), broken pieces',
        description:
          'The hot one: chew a small piece and you will know. Bark of abasi in clean broken pieces, ready to boil or to pound. Collected with permission and never from around the whole stem. 150 g.',
        price: [8000, 12000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Warburgia (abasi) seedlings',
        description:
          'Young abasi trees, eight months old, in bags. They grow slowly at first and then they stay for your grandchildren. Ten or more and I bring them to you within Masaka.',
        price: [3000, 5000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'mujaaja',
    sellers: ['jjajja_nalongo'],
    offers: [
      {
        title: 'Mujaaja bundle, fresh or half dry',
        description:
          'Omujaaja for the evening tea, picked before it flowers. Smells of cloves. You also put it in the milk gourd. One bundle makes four or five kettles.',
        price: [1500, 3000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'bombo',
    sellers: ['nakato.herbs'],
    offers: [
      {
        title: 'Ebbombo leaves, dried',
        description:
          'Ebbombo, the climbing one with orange fruits, leaves only. Mothers here use it in the bath of newborns. Clean, no stems. Packed in paper, not in kaveera.',
        price: [4000, 6000],
        pictures: ['sheet'],
      },
      {
        title: 'Fresh bbombo vines for emmumbwa makers',
        description:
          'Long fresh vines for those who mix emmumbwa. Tell me one day before how many arms full you need and I bring them to Kawempe before eight in the morning.',
        price: [5000, 8000],
        pictures: ['detail'],
      },
    ],
  },
  {
    slug: 'kawunyira',
    sellers: ['nambi_garden'],
    offers: [
      {
        title: 'Kawunyira, strong smelling, large bundle',
        description:
          'Kawunyira from the fallow behind the house. We hang it against insects and put it under the hens. Sold by the armful, cut green or already dry.',
        price: [2000, 4000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'mugavu',
    sellers: ['ssalongo_mukasa'],
    offers: [
      {
        title: 'Mugavu bark (etekwa, musita), dried',
        description:
          'Inner and outer bark of mugavu, in long strips tied with fibre. From trees that were pruned for timber, so nothing was felled for it. Many use it for washing the skin. 500 g.',
        price: [7000, 11000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'nongo',
    sellers: ['ssalongo_mukasa'],
    offers: [
      {
        title: 'Nongo bark chips',
        description:
          'Nongo bark cut small, easy to boil. Dried under the roof, no smoke. One margarine tin full.',
        price: [5000, 7000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'muwafu',
    sellers: ['kato.roots', 'nambi_garden'],
    offers: [
      {
        title: 'Muwafu resin for incense (obubaani)',
        description:
          'White resin of muwafu, cleaned of bark. One small piece on charcoal fills a room; used for prayers, and against mosquitoes in the evening. 200 g in a tin.',
        price: [10000, 15000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Empafu fruits, in season now',
        description:
          'Purple empafu, ripe, by the basin. Warm them in hot water until soft, a little salt, and eat. The season is short.',
        price: [3000, 5000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'garlic',
    sellers: ['tumusiime_farm'],
    offers: [
      {
        title: 'Garlic from Kabale, small and strong, 1 kg',
        description:
          'Local katunguluccumu with the purple skin, not imported. Dry necks, keeps three months hanging. Also peeled cloves on order.',
        price: [12000, 16000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'cinnamon',
    sellers: ['hajat.zaina'],
    offers: [
      {
        title: 'Cinnamon bark sticks 100 g',
        description:
          'Thin soft cinnamon (mdalasini), sweet, breaks in the fingers. For tea masala, porridge and baking. Clean and whole.',
        price: [8000, 12000],
        pictures: ['ware', 'sheet'],
      },
    ],
  },
  {
    slug: 'cloves',
    sellers: ['hajat.zaina'],
    offers: [
      {
        title: 'Cloves (karafuu), whole, hand sorted',
        description:
          'Whole cloves with their heads on. Press one with the nail and oil comes out. Weighed in front of you, 100 g.',
        price: [6000, 9000],
        pictures: ['ware', 'sheet'],
      },
    ],
  },
  {
    slug: 'black-seed',
    sellers: ['hajat.zaina'],
    offers: [
      {
        title: 'Black seed (habbat sauda) 250 g',
        description:
          'Clean black seed, sieved twice, no stones. Whole, or I grind it while you wait. With honey it is easier to take. Keep it closed and dark.',
        price: [9000, 13000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Black seed oil, cold pressed, 100 ml',
        description:
          'Pressed in small amounts in Nansana, dark glass bottle, date written on it. Strong taste. Nothing mixed in.',
        price: [20000, 28000],
        pictures: ['sheet', 'ware'],
      },
    ],
  },
  {
    slug: 'soursop',
    sellers: ['babirye.naturals', 'nambi_garden'],
    offers: [
      {
        title: 'Soursop leaves (kitafeeri), dried whole',
        description:
          'Whole leaves of kitafeeri, dried in shade, fifty in a packet. Pour hot water over three of them for a mild tea. Not a medicine and not for every day; people with weak nerves should leave it.',
        price: [5000, 8000],
        pictures: ['ware'],
      },
      {
        title: 'Ripe kitafeeri fruits, order one day before',
        description:
          'Large soursop fruits, one to three kilos, soft by tomorrow. For juice with milk. Price for one fruit.',
        price: [8000, 15000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'papaya',
    sellers: ['wandera_busia'],
    offers: [
      {
        title: 'Papaya leaf and dried seeds',
        description:
          'Dried papaya (mupaapaali) seeds, peppery, grind them like pepper. I also have the leaves, washed and cut. Not for pregnant women.',
        price: [4000, 6000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'guava',
    sellers: ['nakato.herbs'],
    offers: [
      {
        title: 'Guava leaves for tea and for hair rinse',
        description:
          'Young mupeera leaves, only the first four of each twig, dried two days. Brown tea with a clean taste. Many ladies boil it strong and rinse their hair.',
        price: [3000, 5000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'avocado',
    sellers: ['babirye.naturals'],
    offers: [
      {
        title: 'Avocado seed powder',
        description:
          'Seeds of ripe avocado, grated, dried and milled. Light brown, a little bitter. Used in porridge and as a natural dye for cloth. 200 g.',
        price: [6000, 9000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'tamarind',
    sellers: ['opio.denis', 'wandera_busia'],
    offers: [
      {
        title: 'Tamarind pulp (cwaa, enkooge), 1 kg block',
        description:
          'Tamarind from around Lira and Soroti, shells and most seeds out, pressed into a block. For juice, for millet porridge, for sauces. Sour and sweet together.',
        price: [6000, 9000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Tamarind pods in the shell, basin',
        description:
          'This dry season’s pods, not broken, no insects. One full basin. Good for people who want to take out the pulp themselves.',
        price: [8000, 12000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'baobab',
    sellers: ['babirye.naturals'],
    offers: [
      {
        title: 'Baobab fruit powder 300 g',
        description:
          'White powder from inside the baobab (mbuyu) fruit, sieved from the seeds, nothing else. Stir it into water or yoghurt. Tastes a bit like lemon and biscuit.',
        price: [14000, 20000],
        pictures: ['ware', 'sheet'],
      },
    ],
  },
  {
    slug: 'shea',
    sellers: ['akello.grace', 'opio.denis'],
    offers: [
      {
        title: 'Moo yaa, pure shea butter 500 g',
        description:
          'Nilotica shea, softer than the West African one, made by our group in the north by hand. For skin, for hair, for cooking malakwang. It smells of nuts, because nothing was taken out and nothing put in.',
        price: [15000, 22000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Shea nuts, dried kernels, per kilo',
        description:
          'Clean dry shea kernels for those who press their own oil. From fallen fruit only; nobody cuts a yaa tree here.',
        price: [4000, 6000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'honey',
    sellers: ['tumusiime_farm', 'akello.grace'],
    offers: [
      {
        title: 'Raw honey, one litre, from forest hives',
        description:
          'Obwoki from our hives near the forest, only filtered through cloth, never heated. Dark, tastes of many flowers. It turns thick in the cold months; stand the bottle in warm water. Not for babies under one year.',
        price: [22000, 30000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Honey comb, cut in the frame',
        description:
          'Whole pieces of comb, sealed by the bees, about half a kilo each. Eat it as it is. Comes in a box that does not leak.',
        price: [18000, 25000],
        pictures: ['sheet', 'detail'],
      },
    ],
  },
  {
    slug: 'propolis',
    sellers: ['tumusiime_farm'],
    offers: [
      {
        title: 'Propolis, raw pieces 50 g',
        description:
          'Bee glue scraped from our own hive boxes, no paint, no wood. Chew it or soak it in spirit yourself. If honey or bees make you swell, do not take it.',
        price: [15000, 20000],
        pictures: ['ware'],
      },
    ],
  },
  {
    slug: 'kifabakazi',
    sellers: ['kato.roots'],
    offers: [
      {
        title: 'Kifabakazi bark, cleaned',
        description:
          'Bark of ekifabakazi, the tree with the red flowers, cleaned and cut into pieces a finger long. From pruned branches. 200 g.',
        price: [5000, 8000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'jambula',
    sellers: ['wandera_busia', 'jjajja_nalongo'],
    offers: [
      {
        title: 'Jambula fruits, purple and sweet',
        description:
          'Jambula, picked by boys who climb well. One bucket. Your tongue will be purple until evening. I also dry the seeds, ask me.',
        price: [5000, 8000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Jambula seed powder',
        description:
          'Seeds of jambula, washed, dried, milled. 150 g in a paper packet. If you take sugar medicine, speak with your clinic before you add this to it.',
        price: [7000, 10000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'passion',
    sellers: ['nakato.herbs'],
    offers: [
      {
        title: 'Passion leaves for a quiet evening tea',
        description:
          'Leaves of the purple passion fruit (mutunda), dried. A mild tea for the evening. We do not spray, because we drink it too. 80 g.',
        price: [4000, 6000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'rosemary',
    sellers: ['tumusiime_farm', 'babirye.naturals'],
    offers: [
      {
        title: 'Rosemary, fresh bundles from Mbarara',
        description:
          'Long branches of rosemary, cut the evening before the bus. For meat, for potatoes, for hair oil. A bundle keeps for two weeks in a glass of water.',
        price: [4000, 6000],
        pictures: ['sheet'],
      },
      {
        title: 'Rosemary hair oil leaf, dried 100 g',
        description:
          'Stripped rosemary leaf for your own hair oil. Put a handful into half a litre of good oil and leave it in the sun for three weeks.',
        price: [6000, 9000],
        pictures: ['detail'],
      },
    ],
  },
  {
    slug: 'mint',
    sellers: ['nambi_garden'],
    offers: [
      {
        title: 'Mint, fresh every morning',
        description:
          'Fresh mint for tea and mojito people, picked at six, in Kampala by nine. Hotels welcome, I can do twenty bunches a day.',
        price: [1500, 2500],
        pictures: ['ware'],
      },
    ],
  },
  {
    slug: 'eucalyptus',
    sellers: ['jjajja_nalongo', 'tumusiime_farm'],
    offers: [
      {
        title: 'Kalittunsi leaves for steaming',
        description:
          'Blue young leaves of kalittunsi, the smelling kind. Put a handful in hot water and a cloth over your head, eyes closed. Only for breathing, do not drink it.',
        price: [3000, 5000],
        pictures: ['sheet'],
      },
      {
        title: 'Eucalyptus branches for flower arrangements',
        description:
          'Blue green branches, 60 cm, very even. For weddings and hotel tables. Twenty branches in a bunch, order two days before.',
        price: [10000, 15000],
        pictures: ['detail', 'sheet'],
      },
    ],
  },
  {
    slug: 'artemisia',
    sellers: ['tumusiime_farm'],
    offers: [
      {
        title: 'Artemisia annua, dried tops',
        description:
          'Sweet wormwood, whole dried tops, grown from good seed near Bushenyi. Very bitter and very aromatic. If you have fever, get tested and treated at a health centre first; this is a tea and no treatment.',
        price: [8000, 12000],
        pictures: ['ware', 'sheet'],
      },
    ],
  },
  {
    slug: 'mulondo',
    sellers: ['kato.roots'],
    offers: [
      {
        title: 'Mulondo roots, fresh from the ground',
        description:
          'Real mulondo, smells of vanilla. Chew it plain or with groundnuts. From my own planted vines, because the wild ones are nearly finished. One bundle of about ten roots.',
        price: [10000, 15000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Mulondo powder for porridge and tea, 100 g',
        description: 'Dried mulondo root, milled. Half a teaspoon is enough. Paper packet with the date.',
        price: [8000, 11000],
        pictures: ['sheet', 'ware'],
      },
    ],
  },
  {
    slug: 'stevia',
    sellers: ['babirye.naturals'],
    offers: [
      {
        title: 'Stevia leaf powder, sweet without sugar',
        description:
          'Green stevia leaf, dried and milled, no chemicals. Take a pinch first, it is far sweeter than sugar. 50 g.',
        price: [8000, 12000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'chia',
    sellers: ['opio.denis'],
    offers: [
      {
        title: 'Chia seeds, Ugandan grown, 1 kg',
        description:
          'Black and white chia from farmers in the north, cleaned by machine. Soak a spoon in a glass of water before you eat it. Also sacks of 50 kg for shops.',
        price: [10000, 14000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'kiyondo',
    sellers: ['jjajja_nalongo'],
    offers: [
      {
        title: 'Ekiyondo leaves, fresh and thick',
        description:
          'Fresh ekiyondo leaves. Warm them over the fire and press out the juice as your mother did. Or lay one on wet soil and watch small plants grow from its edge. Twenty leaves.',
        price: [2000, 3500],
        pictures: ['ware'],
      },
    ],
  },
  {
    slug: 'sere',
    sellers: ['nambi_garden'],
    offers: [
      {
        title: 'Ssere (black jack) leaves, young and clean',
        description:
          'Ssere, only the young tops before the needles come. For sauce like ddoodo, or dried for tea. People pull it out as a weed, I sow it.',
        price: [2000, 4000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'kamunye',
    sellers: ['nakato.herbs'],
    offers: [
      {
        title: 'Kamunye leaves, dried',
        description:
          'Kamunye from the hedge, with its fine smell. Dried leaf, for bathing and for tea. One packet 100 g.',
        price: [4000, 6000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'nsambya',
    sellers: ['kato.roots'],
    offers: [
      {
        title: 'Musambya leaves and bark, mixed bag',
        description:
          'Leaves of nsambya with a little bark, as the old people ask for it. The tree is on our boundary and gives every year. 300 g.',
        price: [4000, 7000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'chilli',
    sellers: ['hajat.zaina', 'masika.kasese'],
    offers: [
      {
        title: 'Kaamulali powder, very hot',
        description:
          'Bird’s eye chilli, sun dried on clean mats and pounded. You need only the tip of a knife. Wash your hands before you touch your eyes. 100 g jar.',
        price: [4000, 6000],
        pictures: ['ware', 'sheet'],
      },
      {
        title: 'Fresh kaamulali, one kilo',
        description:
          'Small red ones, picked with stalks so that they keep. For drying, for oil, for the brave.',
        price: [6000, 9000],
        pictures: ['sheet', 'detail'],
      },
    ],
  },
  {
    slug: 'sesame',
    sellers: ['akello.grace'],
    offers: [
      {
        title: 'Simsim (nyim), white, 2 kg',
        description:
          'White simsim from last harvest, winnowed and washed. For paste, for odii, for balls with honey. No sand between the teeth, I promise that much.',
        price: [14000, 18000],
        pictures: ['sheet'],
      },
    ],
  },
  {
    slug: 'lemon',
    sellers: ['wandera_busia', 'babirye.naturals'],
    offers: [
      {
        title: 'Lemons (enniimu), one basin',
        description:
          'Juicy lemons, thin skin, from trees behind the borehole. About fifty in a basin. Good price for those who make juice every day.',
        price: [5000, 8000],
        pictures: ['sheet', 'ware'],
      },
      {
        title: 'Dried lemon slices for hot water',
        description:
          'Slices dried slowly so that they stay yellow. Two in a cup of hot water with honey. 120 g packet.',
        price: [6000, 9000],
        pictures: ['ware'],
      },
    ],
  },
  {
    slug: 'vanilla',
    sellers: ['masika.kasese'],
    offers: [
      {
        title: 'Vanilla beans, cured, ten pieces',
        description:
          'Black, oily, soft enough to tie in a knot. Hand pollinated, picked ripe, cured five months in Kasese. Ten beans of 15 cm in a glass tube.',
        price: [25000, 40000],
        pictures: ['ware', 'sheet'],
      },
    ],
  },
];

/**
 * Herbs and what they are called, each name as a published source prints it, lower-cased. Compiled in November 2026 from the
 * openings of those publications; the sources are listed in herb-sources.ts.
 *
 * A line begins a herb: its slug, what has to be known of it, and its botanical name. The lines below name it by language, the
 * commonest name first, with the source after the names: en English, lg Luganda (also of the Buddu), nyn Runyankole-Rukiga,
 * xog Lusoga, ach Acholi-Lango (also Jopadhola), teo Ateso, sw Kiswahili. With a star: a name that means other things too, so an
 * advert with it is not taken to be about the herb. Names that our sources give to two herbs are left out. Poisonous and
 * forbidden plants are here so that they can be told from others: they have no pages.
 */
export const herbData = `
african-basil: Ocimum gratissimum
  en: african basil, clove basil [wiki-ocimum]
  lg: omujaaja [newvision-2019]; mujaaja [wiki-ocimum]
african-breadfruit: Treculia africana
  en: african breadfruit, wild jackfruit [kcca-1264]
  lg: muzinda [kcca-1264]
african-cherry: Prunus africana
  en: african cherry, african plum, african prune, red stinkwood [kcca-1256]
  lg: ngwabuzito, ntasesa [kcca-1256]
  nyn: musuba [kcca-1256]
african-mulberry: Morus mesozygia
  en: african mulberry, uganda mulberry [kcca-1403]
african-nightshade: Solanum scabrum / S. nigrum complex
  en: african nightshade, black nightshade [wiki-nightshade]
  lg: ensugga [fortunes]; nsugga [wiki-nightshade]
  sw: mnavu [wiki-nightshade]
african-senna: Senna didymobotrya
  en: african senna, candelabra tree, peanut butter cassia, wild senna [eaf-senna]
african-teak: Milicia excelsa
  en: african teak [kcca-1314]; iroko [mcdi-milicia]
  lg: muvule [kcca-1314]
  ach: olia, olwaa [kcca-1314]
  teo: elowa, elua [kcca-1314]
  sw: mvule [mcdi-milicia]
african-tulip-tree: Spathodea campanulata
  en: african tulip tree, nandi flame, nile flame, tulip tree, uganda flame [kcca-1232]
  lg: kifabakazi [kcca-1232]
  nyn: ekifurafura, munyara [kcca-1232]
  ach: elwa, lepengwata, opal* [kcca-1232]
  teo: etukubai [kcca-1232]
albizia-coriaria: Albizia coriaria
  lg: mugavu [kcca-1356]
  nyn: murongo, musisa, muyenzayenze [kcca-1356]
  xog: musita [kcca-1356]
  ach: ayekayek, bata*, itek, latoligo, ober*, omogi [kcca-1356]
  teo: etek, etekwa [kcca-1356]
albizia-gummifera: Albizia gummifera
  en: peacock flower, smooth-bark flat crown [kcca-1518]
  nyn: mulera [kcca-1518]
aloe-vera: Aloe vera
  en: aloe vera [newvision-aloe]; barbados aloe [nabukenya-2014]
  lg: kigaji [nabukenya-2014]; ekigajju [newvision-aloe]
amaranth: Amaranthus spp.
  en: amaranth, pig weed [infonet-amaranth]
  lg: doodo [infonet-amaranth]
  sw: mchicha [infonet-amaranth]
avocado: Persea americana
  en: avocado [isk-avocado]
  lg: ova* [aubtg-avocado]
  sw: mparachichi, mpea, mwembemafuta [isk-avocado]
baobab: Adansonia digitata
  en: baobab [aft-adansonia]
  sw: mbuyu [aft-adansonia]; muuyu [infonet-baobab]
bark-cloth-fig: Ficus natalensis
  en: bark-cloth fig, natal fig [kcca-1338]
  lg: mutuba* [kcca-1338]
  nyn: ekitooma, mutooma [kcca-1338]
  xog: kiryanyonyi, mugaire [kcca-1338]
  ach: kiditi [kcca-1338]
  teo: ebongut [cpar]
  sw: mchamwa, mrumbapori [joygoats-fig]
bell-pepper: Capsicum annuum (Grossum group)
  en: bell peppers [malaquias]
  sw: pilipili hoho [malaquias]
bitter-berries: Solanum anguivi
  en: bitter berries [harvestmoney-katunkuma]
  lg: katunkuma [harvestmoney-katunkuma]
bitter-leaf: Vernonia amygdalina
  en: bitter leaf [nabukenya-2014]
  lg: mululuza [nabukenya-2014]
  xog: olubirizi [wiki-vernonia]
  ach: labwori [nabukenya-2014]
black-jack: Bidens pilosa
  en: black jack [observer-herbal]; blackjack, spanish needles [infonet-bidens]
  lg: ssere [infonet-bidens]
  nyn: enyabalashana, enyabarashama, nyabarasana [infonet-bidens]; enyabarasane [observer-herbal]
  sw: kichoma nguo [infonet-bidens]
black-pepper: Piper nigrum
  en: black pepper [malaquias]
  sw: pilipili manga [malaquias]
black-seed: Nigella sativa
  en: black seed, nigella [saouda]; black caraway, black cumin [citizendium]
bridelia: Bridelia micrantha
  en: bridelia [joygoats-bridelia]
  lg: katazamiti [joygoats-bridelia]
  sw: mkarakala, mkarati, mtutu, mwiza [joygoats-bridelia]
cacao: Theobroma cacao
  en: cacao [malaquias]
  sw: kakao [malaquias]
candelabra-euphorbia (poisonous): Euphorbia candelabrum
  en: candelabra euphorbia [katende-euphorbia]
  nyn: enkukuru [katende-euphorbia]
  xog: kikukulu, mukukulu [katende-euphorbia]
  ach: bondo, epopong [katende-euphorbia]
  teo: epopong [katende-euphorbia]
cannabis (forbidden): Cannabis sativa
  en: marijuana, hemp [nabukenya-2014]
  lg: njaga [nabukenya-2014]
  ach: lakera [nabukenya-2014]
cape-fig: Ficus sur
  en: cape fig, broom-cluster fig, bush fig [kcca-1399]
  lg: kabalira [kcca-1399]
  nyn: musomoro [kcca-1399]
  ach: ebuu [kcca-1399]
  teo: edulo, edurokoi [kcca-1399]
caraway: Carum carvi
  en: caraway [malaquias]
  sw: kisibiti [malaquias]
cardamom: Elettaria cardamomum
  en: cardamom [malaquias]
  sw: iliki [malaquias]
carissa: Carissa edulis (C. spinarum)
  en: arabian num-num, simple-spined num-num [aft-carissa]
  lg: nyonza, muyonza [katende-carissa]
  nyn: muyonza [katende-carissa]
  xog: mutulituli [katende-carissa]
  ach: achuga [katende-carissa]
  teo: emuriei [isk-carissa]; emuriai [katende-carissa]
  sw: mtanda-mboo [aft-carissa]; mtandamboo [isk-carissa]
cashew: Anacardium occidentale
  en: cashew nuts [malaquias]
  sw: korosho [malaquias]
castor-oil-plant (poisonous): Ricinus communis
  en: castor-oil plant [plantnet-ricinus]
chia: Salvia hispanica
  en: chia [monitor-chia]
chilli: Capsicum spp.
  en: chili [malaquias]
  sw: pilipili [malaquias]
cinnamon: Cinnamomum spp.
  en: cinnamon [malaquias]
  lg: mudalasini [satisfashion]
  sw: mdalasini [malaquias]
clay-bars: (mineral: clay bars with herbs, not a plant)
  lg: emumbwa [gpj-emumbwa]
cloves: Syzygium aromaticum
  en: cloves [malaquias]
  sw: karafuu [malaquias]
coffee-senna: Senna occidentalis
  en: stinking weed [nabukenya-2014]
  lg: muttanjoka [nabukenya-2014]
  ach: ayila [nabukenya-2014]
coral-plant (poisonous): Jatropha multifida
  en: coral plant, purging nut [kcca-1540]
coriander: Coriandrum sativum
  en: coriander, cilantro [malaquias]
  sw: dhania, giligilani [malaquias]
crassocephalum: Crassocephalum vitellinum
  lg: kitonto [observer-herbal]
croton (poisonous): Croton megalocarpus
  en: croton [kcca-1324]
  lg: mbula, nkulumire [kcca-1324]
  nyn: mutakura, mutugunda, muyuni [kcca-1324]
  sw: msenefu [aft-croton]
cumin: Cuminum cyminum
  en: cumin [malaquias]
  sw: binzari ya pilau, jira [malaquias]
desert-date: Balanites aegyptiaca
  en: desert date, egyptian myrobalan, soap berry tree [aft-balanites]
  lg: musongole [aft-balanites]
  sw: mjunju, mwambangoma [aft-balanites]; mchunju [wiki-balanites]
east-african-greenheart: Warburgia ugandensis
  en: east african greenheart, east african green wood, kenya greenheart, pepper-bark tree [kcca-1354]
  en: greenheart [aft-warburgia]; warburgia [nation-warburgia]; pepper-bark [samsmith]
  lg: mukuzanume, muwiya [kcca-1354]; omukuzannume [samsmith]
  nyn: mwiha* [kcca-1354]
  xog: balwegira [kcca-1354]
east-african-satinwood: Zanthoxylum gilletii
  en: east african satinwood [kcca-1571]
  lg: munyenye [kcca-1571]
  nyn: mulemankobe, omushaga [kcca-1571]
entada-abyssinica: Entada abyssinica
  en: tree entada [aft-entada]
  lg: musambamazzi, mwolola [kcca-1251]
  nyn: kisangi, muyora [kcca-1251]
  xog: musambamadhi [kcca-1251]
  ach: oberipangala [kcca-1251]
erythrina-excelsa: Erythrina excelsa
  lg: mubajangabo [kcca-1446]
eucalyptus: Eucalyptus spp. (E. camaldulensis, E. grandis, E. globulus)
  en: eucalyptus [newvision-eucalyptus]; red gum, river red gum [kcca-1440]; blue gum [kcca-1441]
  lg: kalitunsi [kcca-1440]
fennel: Foeniculum vulgare
  en: fennel [malaquias]
  sw: shamari [malaquias]
fenugreek: Trigonella foenum-graecum
  en: fenugreek [malaquias]
  sw: uwatu [malaquias]
finger-euphorbia (poisonous): Euphorbia tirucalli
  en: finger euphorbia, african milkbush, pencil plant, rubber-hedge euphorbia [kcca-1561]
  lg: nkoni [kcca-1561]
  nyn: nkoni, ruyenzhe [kcca-1561]
  xog: lukone [kcca-1561]
  ach: kilajok, oligo [kcca-1561]
garden-egg: Solanum aethiopicum Gilo group (S. gilo)
  en: garden eggs [harvestmoney-entula]
  lg: entula [harvestmoney-entula]
garlic: Allium sativum
  en: garlic [malaquias]
  lg: katungurucumu [newvision-spices]
  sw: vitunguu saumu [malaquias]
ginger: Zingiber officinale
  en: ginger [malaquias]
  lg: entangawuzi [sunrise]
  sw: tangawizi [malaquias]
goat-weed: Ageratum conyzoides
  en: goatweed, ageratum, billygoat weed [eaf-ageratum]
  ach: adwolo [eaf-ageratum]
  sw: kimavi cha kuku [eaf-ageratum]; matawana [plantwise-ageratum]
grey-haired-acacia: Acacia gerrardii (Vachellia gerrardii)
  en: grey-haired acacia, red-thorn [kcca-1346]
  lg: munyinya [kcca-1346]
  nyn: mutongore [kcca-1346]
  teo: eminit [kcca-1346]
guava: Psidium guajava
  en: guava, lemon guava [eaf-psidium]
  lg: mupeera [eaf-psidium]
  sw: mpera [eaf-psidium]
gum-arabic: Acacia senegal (Senegalia senegal)
  en: gum arabic, gum acacia, three-thorned acacia [kcca-1296]
  ach: achika, alal*, lakido, okutokech [kcca-1296]
  teo: ekonoit [kcca-1296]
habanero: Capsicum chinense
  en: habanero [malaquias]
  sw: pilipili mbuzi [malaquias]
incense-tree: Canarium schweinfurthii
  en: incense tree, african elemi, gum resin tree, purple canary tree [kcca-1229]
  lg: muwafu [kcca-1229]
  nyn: mubani, nyegye [kcca-1229]
  xog: mubafu [kcca-1229]
jackfruit: Artocarpus heterophyllus
  en: jackfruit [kcca-1204]
  lg: ffene [joygoats-jackfruit]; kifenensi, yakobo* [kcca-1204]
  sw: mfenesi [joygoats-jackfruit]
java-plum: Syzygium cumini
  en: java plum, jambolan [kcca-1320]
  lg: jambula [kcca-1320]
jumping-seed-tree: Sapium ellipticum (Shirakiopsis elliptica)
  en: jumping seed tree [kcca-1200]
  lg: musanvuma, musasa [kcca-1200]
  nyn: mushasha [kcca-1200]
  xog: mujasajaba [kcca-1200]
  ach: bilere, musaja [kcca-1200]
  teo: elipilepo [kcca-1200]
jute-mallow: Corchorus olitorius
  en: jute mallow, jew's mallow [infonet-jute]
  sw: mlenda, mulenda [infonet-jute]
khat (forbidden): Catha edulis
  en: khat [watchdog]
  lg: mairungi [watchdog]
knobwood: Zanthoxylum chalybeum
  en: knobwood [ruffo-zanthoxylum]
  sw: mkunungu [ruffo-zanthoxylum]
lantana: Lantana camara
  en: lantana, spanish flag, tick berry [eaf-lantana]
  lg: kapanga, kayukiyuki [newvision-2008]
  nyn: omuhuuki [eaf-lantana]
lemon: Citrus limon
  en: lemon [malaquias]
  lg: nimawa, nnimu [kcca-1323]
  sw: limao [malaquias]; mlimao [treetop-lemon]
lemongrass: Cymbopogon citratus
  en: lemongrass [soswo]; lemon grass [eastneuks]
  lg: ekisubi [newvision-2015]; kisubi [soswo]; chai subi [harvestmoney-lemongrass]
  lg: chai ssubi [monitor-remedies]
  sw: mchai chai [eastneuks]
lime: Citrus aurantiifolia
  en: lime [malaquias]
  sw: ndimu [malaquias]
mango: Mangifera indica
  en: mango [kcca-1197]
  lg: omuyembe [humanstudies]; muyembe [kcca-1197]
  nyn: muyembe [kcca-1197]
  xog: muyembe [kcca-1197]
milkweed-euphorbia (poisonous): Euphorbia heterophylla
  en: milk weed [nabukenya-2014]
  lg: kisandasanda [nabukenya-2014]
mondia: Mondia whitei
  en: mondia [infonet-mondia]; white's ginger [slowfood-mukombero]
  lg: mulondo [farmerstrend]; omulondo [wabuyi]
moringa: Moringa oleifera
  en: moringa, drumstick tree, horse-radish tree [kcca-1226]
  sw: mlonge, mronge, mrongo, mzunze [aft-moringa]
nakati: Solanum aethiopicum Shum group
  lg: nakati [fortunes]
neem: Azadirachta indica
  en: neem, indian lilac, nim tree [kcca-1218]
  sw: mwarobaini [itf]
nile-trumpet: Markhamia lutea
  en: nile tulip, markhamia, nile trumpet [kcca-1208]
  lg: lusambya, nsambya [kcca-1208]
  nyn: musavu, mushambya, rusambya [kcca-1208]
  ach: misola [kcca-1208]
  teo: emiti [kcca-1208]
nutmeg: Myristica fragrans
  en: nutmeg [malaquias]
  sw: kungumanga [malaquias]
onion: Allium cepa
  en: onion [malaquias]
  sw: vitunguu [malaquias]
orange-milk-tree: Harungana madagascariensis
  en: orange-milk tree, blood tree [aft-harungana]
  lg: mulilira, mulirira [aft-harungana]
  sw: kumamaji, mbura, mdamu mdamu, mgondogondo, ngoningoni [aft-harungana]
passion-fruit: Passiflora edulis
  en: passion fruit [naro-passion]; passionfruit [mamachakula]
  lg: obutunda [slowfood-obutunda]
pawpaw: Carica papaya
  en: pawpaw [katende-papaya]; papaya [treetop-papaya]
  lg: epapali [aubtg-papaya]; papaali [katende-papaya]
  xog: mupapaali [katende-papaya]
  sw: mpapai [treetop-papaya]
peanut: Arachis hypogaea
  en: peanut [malaquias]
  sw: karanga [malaquias]
physic-nut (poisonous): Jatropha curcas
  en: physic nut, barbados nut, fig nut, pig nut* [kcca-1443]
  lg: kiryowa [kcca-1443]
  xog: kilowa [kcca-1443]
pumpkin: Cucurbita spp. (C. moschata, C. maxima)
  en: pumpkin [infonet-pumpkin]
  lg: essuunsa, obuguju [harvestmoney-pumpkin]; enssunsa, ensujja [infonet-pumpkin]
  sw: boga, malenge [infonet-pumpkin]
red-hot-poker-tree: Erythrina abyssinica
  en: red-hot-poker tree, lucky-bean tree, uganda coral [kcca-1445]
  lg: jirikiti, kiyirikiti, muirikiti [aft-erythrina]; muyirikiti [kcca-1445]
  nyn: bwiko, kiko, muko [kcca-1445]
  ach: ewilakot, kisoro*, koli*, lochoro, loting, oding* [kcca-1445]
  teo: engosorot [kcca-1445]
  sw: mbamba ngoma, muhuti, mwamba ngoma [aft-erythrina]
roselle: Hibiscus sabdariffa
  en: hibiscus [monitor-hibiscus]; roselle [newvision-malakwang]
  lg: muwumuza [newvision-malakwang]
  ach: malakwang [newvision-malakwang]
rosemary: Salvia rosmarinus (Rosmarinus officinalis)
  en: rosemary [bunyonyi]
saffron: Crocus sativus
  en: saffron [malaquias]
  sw: safarani [malaquias]
sasswood (poisonous): Erythrophleum suaveolens
  en: sasswood tree [kcca-1310]
  ach: odiodi [kcca-1310]
  teo: earamor [kcca-1310]
sausage-tree: Kigelia africana
  en: sausage tree [kcca-1437]
  lg: mussa* [kcca-1437]
  xog: muvunjudza [kcca-1437]
  ach: yago [kcca-1437]
  teo: edodoi [kcca-1437]
sesame: Sesamum indicum
  en: sesame [malaquias]; simsim [naro-simsim]
  sw: ufuta [malaquias]
shea: Vitellaria paradoxa
  en: shea [wildff-shea]; shea butter [b4fa-shea]
  ach: moo yao [b4fa-shea]; yaa [flagsheep]; moo yaa [wildff-shea]
sodom-apple (poisonous): Solanum incanum (S. campylacanthum)
  en: bitter apple [eaf-solanum]
  sw: mtunguja mwitu [eaf-solanum]
soursop: Annona muricata
  en: soursop [kcca-1235]; graviola [farmingug]
  lg: ekitafeli [farmingug]; kitafeli [kcca-1235]
  sw: mstafeli [aftertrade]
spanish-tamarind: Vangueria madagascariensis
  en: spanish tamarind, common wild medlar [kcca-1353]
  ach: adezo [kcca-1353]
spider-plant: Cleome gynandra
  en: spider plant, african cabbage, african spider plant, cat's whiskers, spider wisp [infonet-spider]
  lg: ejjobyo [fortunes]; jjobyu [infonet-spider]
  xog: yobyu [infonet-spider]
  sw: mgagani [infonet-spider]
stevia: Stevia rebaudiana
  en: stevia [monitor-stevia]
strawberry-guava: Psidium cattleianum
  en: strawberry guava, cattley guava [kcca-1260]
sunflower: Helianthus annuus
  en: sunflower seed [malaquias]
  sw: alizeti [malaquias]
sweet-wormwood: Artemisia annua
  en: sweet wormwood, annual wormwood, sweet annie [naro-artemisia]
sycomore-fig: Ficus sycomorus
  en: sycomore fig, common cluster fig, mulberry fig [kcca-1347]
  ach: olam* [kcca-1347]
  teo: eborborei, ejinga [kcca-1347]
tamarind: Tamarindus indica
  en: tamarind [kcca-1286]
  ach: chwaa, chwoo [kcca-1286]
  teo: epeduru [kcca-1286]
  sw: mkwaju [mcdi]
thornapple (poisonous): Datura stramonium
  en: thornapple [bunyonyi]
tobacco: Nicotiana tabacum
  en: tobacco [nabukenya-2014]
  lg: taaba [nabukenya-2014]
turmeric: Curcuma longa
  en: turmeric [malaquias]
  lg: ekinzaali [harvestmoney-turmeric]; binzaari* [newvision-spices]; ekinzali, ekinzali ekiganda [sunrise]
  sw: binzari manjano [malaquias]
vanilla: Vanilla planifolia
  en: vanilla* [bbc-vanilla]; vanilla beans [pmldaily]
velvet-bushwillow: Combretum molle
  en: velvet bush willow, velvet leaf combretum [aft-combretum-molle]
  lg: ndagi [aft-combretum-molle]
  sw: mlama, msana [aft-combretum-molle]
vernonia-auriculifera: Vernonia auriculifera
  lg: kikokooma [kcca-1548]
  nyn: ekinyekanyeme [kcca-1548]
violet-tree (poisonous): Securidaca longepedunculata
  en: violet tree, fibre tree [aft-securidaca]
  lg: lilo* [aft-securidaca]
  sw: muteya, mzigi [aft-securidaca]
waterberry: Syzygium guineense
  en: waterberry [katende-syzygium]; water berry, waterpear [aft-syzygium]
  lg: kalunginsanvu [aft-syzygium]; kalunginsavu, muziti [katende-syzygium]
  nyn: mufumba, mugote, musimangwa [katende-syzygium]
  ach: kano* [katende-syzygium]
  sw: msambaran, mzambarai, mzambarani, mzambarau, mzambarau mwitu, mzuari [aft-syzygium]
west-african-albizia: Albizia zygia
  en: west african albizia [kcca-1298]
  lg: nongo [kcca-1298]
  nyn: musebega [kcca-1298]
  xog: nongo [kcca-1298]
  teo: ebatat [kcca-1298]
white-nongo: Albizia glaberrima
  en: white nongo [kcca-1401]
  lg: musebeya, nnongo, ssegavu [kcca-1401]
  nyn: ssegavu [kcca-1401]
  xog: nnongo [kcca-1401]
  ach: abaa-achol, awak-owak [kcca-1401]
  teo: ebatata [kcca-1401]
wild-custard-apple: Annona senegalensis
  sw: mtomoko mwitu [aftertrade]
`;

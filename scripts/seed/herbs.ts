import type { Offer, PictureView, SampleHerb } from './sample-herb.ts';

/**
 * Herbs and remedies that are really sold in Uganda. The texts say what a thing is, where it comes from and how people
 * take it; none of them promises to heal anything.
 *
 * Each is given in lines: its slug and its sellers; then for every offer its title, prices and pictures, and below them
 * its description.
 */
export const herbs: readonly SampleHerb[] = `
mululuza: jjajja_nalongo, nakato.herbs
Mululuza leaves, dried in shade | 5000-8000 | ware, sheet
Bitter leaf (mululuza, omubirizi, labwori) from our own bushes, washed and dried in shade so that it keeps its green. One packet is about 100 g. People at home boil a small handful and drink it bitter, others chew one leaf. Ask a health worker first if you are pregnant or take medicine.
Fresh mululuza, cut on the day you come | 2000-4000 | detail, sheet
Young shoots of mululuza, cut in the morning of the day you collect them. One bundle is as thick as your wrist. Very bitter, as it should be. I can also give you two cuttings to plant along your fence.

moringa: babirye.naturals, opio.denis
Moringa leaf powder 250 g | 10000-15000 | ware, sheet
Pure moringa leaf, dried indoors and milled fine last week. Bright green, smells like fresh hay. A teaspoon in porridge, sauce or juice is what most of my customers use. No sugar, no flour, nothing added.
Moringa seeds for planting or oil, 1 kg | 18000-25000 | sheet
Round dry moringa seeds from this season, with their wings. More than eight of ten come up if you soak them one night. Also good for pressing. I can post them by bus.

neem: wandera_busia, jjajja_nalongo
Neem leaves, sun dried, big bag | 6000-10000 | sheet
Neem (mwarobaini) leaves from old trees, no spraying. Used here for bathing water, for the smoke that keeps mosquitoes out, and against weevils in the granary: one handful in each sack of beans. Not for children and not in pregnancy.
Neem soap leaf mix and seedlings | 5000-7000 | detail
Dried neem leaf for those who make soap at home, and seedlings knee high in pots. They like sun and are not afraid of a dry season. The price is for one seedling or one bag of leaf.

aloe: nambi_garden, babirye.naturals
Aloe vera plants with roots (kigagi) | 15000-25000 | sheet, detail
Healthy kigagi, two years old, about 40 cm high, with many young ones at the foot. Take it as it is with its roots and plant it in sand and a little manure. Waters once in ten days.
Aloe vera gel cut fresh, half litre | 12000-18000 | ware, sheet
Clear gel, cut and washed when you order so that the yellow sap is out. For hair and skin. Keep it cold and use it within a week. Try a little on your arm first.

prunus-africana: ssalongo_mukasa
Prunus africana bark (ntaseesa), one bundle | 15000-25000 | ware, sheet
Bark of ntaseesa from planted trees on our land, taken in strips from one side only so that the tree heals. Dried three weeks. We grow new seedlings for every tree that we cut from, and I can show you. Elderly men here drink it boiled; talk to your doctor before you do.

lemongrass: nakato.herbs, nambi_garden
Kisubi (lemongrass) for tea, fresh bundle | 2000-3000 | sheet
Kisubi cut this morning, tied in bundles. Tear it into the kettle with or without tea leaves; the whole house smells. Three bundles for the price of two if you come to the garden.
Lemongrass clumps to plant | 3000-5000 | detail
A clump of kisubi with roots, split when you come. One clump is a hedge in a year. Plant it around the latrine and the veranda, it keeps many insects away.

roselle: akello.grace
Hibiscus flowers for red tea and juice, 500 g | 10000-14000 | ware, sheet
Deep red hibiscus, hand picked, seeds taken out, dried on raised beds. Boil a cup of it in two litres, add ginger and honey, drink it hot or cold. Sour like it should be.

turmeric: masika.kasese
Binzaali (turmeric) powder, stone milled 200 g | 6000-9000 | ware, sheet
Ebinzaali from our own garden, boiled, sliced, dried and milled in Fort Portal. Strong colour, a little goes far. For pilau, for milk in the evening, for the skin of brides. It stains, so mind your clothes.
Fresh turmeric roots, per kilo | 7000-10000 | sheet
Fresh fingers of turmeric, dug this week, soil brushed off. Orange inside and full of juice. Keeps for a month in a basket of sand.

ginger: masika.kasese, babirye.naturals
Ntangawuzi (ginger) fresh, 2 kg | 12000-18000 | sheet, ware
Hot small ginger from Kasese hills, not the watery big one. For tea, for katogo, for planting too: keep the pieces with buds.
Dried ginger slices for tea | 7000-9000 | ware
Ginger cut thin and dried slowly. Put three slices in a flask of hot water. A packet of 150 g lasts a family about a month.

warburgia: ssalongo_mukasa, kato.roots
Abasi bark (Warburgia), broken pieces | 8000-12000 | ware, sheet
The hot one: chew a small piece and you will know. Bark of abasi in clean broken pieces, ready to boil or to pound. Collected with permission and never from around the whole stem. 150 g.
Warburgia (abasi) seedlings | 3000-5000 | sheet
Young abasi trees, eight months old, in bags. They grow slowly at first and then they stay for your grandchildren. Ten or more and I bring them to you within Masaka.

mujaaja: jjajja_nalongo
Mujaaja bundle, fresh or half dry | 1500-3000 | sheet
Omujaaja for the evening tea, picked before it flowers. Smells of cloves. You also put it in the milk gourd. One bundle makes four or five kettles.

bombo: nakato.herbs
Ebbombo leaves, dried | 4000-6000 | sheet
Ebbombo, the climbing one with orange fruits, leaves only. Mothers here use it in the bath of newborns. Clean, no stems. Packed in paper, not in kaveera.
Fresh bbombo vines for emmumbwa makers | 5000-8000 | detail
Long fresh vines for those who mix emmumbwa. Tell me one day before how many arms full you need and I bring them to Kawempe before eight in the morning.

kawunyira: nambi_garden
Kawunyira, strong smelling, large bundle | 2000-4000 | sheet
Kawunyira from the fallow behind the house. We hang it against insects and put it under the hens. Sold by the armful, cut green or already dry.

mugavu: ssalongo_mukasa
Mugavu bark (etekwa, musita), dried | 7000-11000 | sheet
Inner and outer bark of mugavu, in long strips tied with fibre. From trees that were pruned for timber, so nothing was felled for it. Many use it for washing the skin. 500 g.

nongo: ssalongo_mukasa
Nongo bark chips | 5000-7000 | sheet
Nongo bark cut small, easy to boil. Dried under the roof, no smoke. One margarine tin full.

muwafu: kato.roots, nambi_garden
Muwafu resin for incense (obubaani) | 10000-15000 | ware, sheet
White resin of muwafu, cleaned of bark. One small piece on charcoal fills a room; used for prayers, and against mosquitoes in the evening. 200 g in a tin.
Empafu fruits, in season now | 3000-5000 | sheet
Purple empafu, ripe, by the basin. Warm them in hot water until soft, a little salt, and eat. The season is short.

garlic: tumusiime_farm
Garlic from Kabale, small and strong, 1 kg | 12000-16000 | sheet
Local katunguluccumu with the purple skin, not imported. Dry necks, keeps three months hanging. Also peeled cloves on order.

cinnamon: hajat.zaina
Cinnamon bark sticks 100 g | 8000-12000 | ware, sheet
Thin soft cinnamon (mdalasini), sweet, breaks in the fingers. For tea masala, porridge and baking. Clean and whole.

cloves: hajat.zaina
Cloves (karafuu), whole, hand sorted | 6000-9000 | ware, sheet
Whole cloves with their heads on. Press one with the nail and oil comes out. Weighed in front of you, 100 g.

black-seed: hajat.zaina
Black seed (habbat sauda) 250 g | 9000-13000 | ware, sheet
Clean black seed, sieved twice, no stones. Whole, or I grind it while you wait. With honey it is easier to take. Keep it closed and dark.
Black seed oil, cold pressed, 100 ml | 20000-28000 | sheet, ware
Pressed in small amounts in Nansana, dark glass bottle, date written on it. Strong taste. Nothing mixed in.

soursop: babirye.naturals, nambi_garden
Soursop leaves (kitafeeri), dried whole | 5000-8000 | ware
Whole leaves of kitafeeri, dried in shade, fifty in a packet. Pour hot water over three of them for a mild tea. Not a medicine and not for every day; people with weak nerves should leave it.
Ripe kitafeeri fruits, order one day before | 8000-15000 | sheet
Large soursop fruits, one to three kilos, soft by tomorrow. For juice with milk. Price for one fruit.

papaya: wandera_busia
Papaya leaf and dried seeds | 4000-6000 | sheet
Dried papaya (mupaapaali) seeds, peppery, grind them like pepper. I also have the leaves, washed and cut. Not for pregnant women.

guava: nakato.herbs
Guava leaves for tea and for hair rinse | 3000-5000 | sheet
Young mupeera leaves, only the first four of each twig, dried two days. Brown tea with a clean taste. Many ladies boil it strong and rinse their hair.

avocado: babirye.naturals
Avocado seed powder | 6000-9000 | sheet
Seeds of ripe avocado, grated, dried and milled. Light brown, a little bitter. Used in porridge and as a natural dye for cloth. 200 g.

tamarind: opio.denis, wandera_busia
Tamarind pulp (cwaa, enkooge), 1 kg block | 6000-9000 | ware, sheet
Tamarind from around Lira and Soroti, shells and most seeds out, pressed into a block. For juice, for millet porridge, for sauces. Sour and sweet together.
Tamarind pods in the shell, basin | 8000-12000 | sheet
This dry season’s pods, not broken, no insects. One full basin. Good for people who want to take out the pulp themselves.

baobab: babirye.naturals
Baobab fruit powder 300 g | 14000-20000 | ware, sheet
White powder from inside the baobab (mbuyu) fruit, sieved from the seeds, nothing else. Stir it into water or yoghurt. Tastes a bit like lemon and biscuit.

shea: akello.grace, opio.denis
Moo yaa, pure shea butter 500 g | 15000-22000 | ware, sheet
Nilotica shea, softer than the West African one, made by our group in the north by hand. For skin, for hair, for cooking malakwang. It smells of nuts, because nothing was taken out and nothing put in.
Shea nuts, dried kernels, per kilo | 4000-6000 | sheet
Clean dry shea kernels for those who press their own oil. From fallen fruit only; nobody cuts a yaa tree here.

honey: tumusiime_farm, akello.grace
Raw honey, one litre, from forest hives | 22000-30000 | ware, sheet
Obwoki from our hives near the forest, only filtered through cloth, never heated. Dark, tastes of many flowers. It turns thick in the cold months; stand the bottle in warm water. Not for babies under one year.
Honey comb, cut in the frame | 18000-25000 | sheet, detail
Whole pieces of comb, sealed by the bees, about half a kilo each. Eat it as it is. Comes in a box that does not leak.

propolis: tumusiime_farm
Propolis, raw pieces 50 g | 15000-20000 | ware
Bee glue scraped from our own hive boxes, no paint, no wood. Chew it or soak it in spirit yourself. If honey or bees make you swell, do not take it.

kifabakazi: kato.roots
Kifabakazi bark, cleaned | 5000-8000 | sheet
Bark of ekifabakazi, the tree with the red flowers, cleaned and cut into pieces a finger long. From pruned branches. 200 g.

jambula: wandera_busia, jjajja_nalongo
Jambula fruits, purple and sweet | 5000-8000 | ware, sheet
Jambula, picked by boys who climb well. One bucket. Your tongue will be purple until evening. I also dry the seeds, ask me.
Jambula seed powder | 7000-10000 | sheet
Seeds of jambula, washed, dried, milled. 150 g in a paper packet. If you take sugar medicine, speak with your clinic before you add this to it.

passion: nakato.herbs
Passion leaves for a quiet evening tea | 4000-6000 | sheet
Leaves of the purple passion fruit (mutunda), dried. A mild tea for the evening. We do not spray, because we drink it too. 80 g.

rosemary: tumusiime_farm, babirye.naturals
Rosemary, fresh bundles from Mbarara | 4000-6000 | sheet
Long branches of rosemary, cut the evening before the bus. For meat, for potatoes, for hair oil. A bundle keeps for two weeks in a glass of water.
Rosemary hair oil leaf, dried 100 g | 6000-9000 | detail
Stripped rosemary leaf for your own hair oil. Put a handful into half a litre of good oil and leave it in the sun for three weeks.

mint: nambi_garden
Mint, fresh every morning | 1500-2500 | ware
Fresh mint for tea and mojito people, picked at six, in Kampala by nine. Hotels welcome, I can do twenty bunches a day.

eucalyptus: jjajja_nalongo, tumusiime_farm
Kalittunsi leaves for steaming | 3000-5000 | sheet
Blue young leaves of kalittunsi, the smelling kind. Put a handful in hot water and a cloth over your head, eyes closed. Only for breathing, do not drink it.
Eucalyptus branches for flower arrangements | 10000-15000 | detail, sheet
Blue green branches, 60 cm, very even. For weddings and hotel tables. Twenty branches in a bunch, order two days before.

artemisia: tumusiime_farm
Artemisia annua, dried tops | 8000-12000 | ware, sheet
Sweet wormwood, whole dried tops, grown from good seed near Bushenyi. Very bitter and very aromatic. If you have fever, get tested and treated at a health centre first; this is a tea and no treatment.

mulondo: kato.roots
Mulondo roots, fresh from the ground | 10000-15000 | ware, sheet
Real mulondo, smells of vanilla. Chew it plain or with groundnuts. From my own planted vines, because the wild ones are nearly finished. One bundle of about ten roots.
Mulondo powder for porridge and tea, 100 g | 8000-11000 | sheet, ware
Dried mulondo root, milled. Half a teaspoon is enough. Paper packet with the date.

stevia: babirye.naturals
Stevia leaf powder, sweet without sugar | 8000-12000 | sheet
Green stevia leaf, dried and milled, no chemicals. Take a pinch first, it is far sweeter than sugar. 50 g.

chia: opio.denis
Chia seeds, Ugandan grown, 1 kg | 10000-14000 | sheet
Black and white chia from farmers in the north, cleaned by machine. Soak a spoon in a glass of water before you eat it. Also sacks of 50 kg for shops.

kiyondo: jjajja_nalongo
Ekiyondo leaves, fresh and thick | 2000-3500 | ware
Fresh ekiyondo leaves. Warm them over the fire and press out the juice as your mother did. Or lay one on wet soil and watch small plants grow from its edge. Twenty leaves.

sere: nambi_garden
Ssere (black jack) leaves, young and clean | 2000-4000 | sheet
Ssere, only the young tops before the needles come. For sauce like ddoodo, or dried for tea. People pull it out as a weed, I sow it.

kamunye: nakato.herbs
Kamunye leaves, dried | 4000-6000 | sheet
Kamunye from the hedge, with its fine smell. Dried leaf, for bathing and for tea. One packet 100 g.

nsambya: kato.roots
Musambya leaves and bark, mixed bag | 4000-7000 | sheet
Leaves of nsambya with a little bark, as the old people ask for it. The tree is on our boundary and gives every year. 300 g.

chilli: hajat.zaina, masika.kasese
Kaamulali powder, very hot | 4000-6000 | ware, sheet
Bird’s eye chilli, sun dried on clean mats and pounded. You need only the tip of a knife. Wash your hands before you touch your eyes. 100 g jar.
Fresh kaamulali, one kilo | 6000-9000 | sheet, detail
Small red ones, picked with stalks so that they keep. For drying, for oil, for the brave.

sesame: akello.grace
Simsim (nyim), white, 2 kg | 14000-18000 | sheet
White simsim from last harvest, winnowed and washed. For paste, for odii, for balls with honey. No sand between the teeth, I promise that much.

lemon: wandera_busia, babirye.naturals
Lemons (enniimu), one basin | 5000-8000 | sheet, ware
Juicy lemons, thin skin, from trees behind the borehole. About fifty in a basin. Good price for those who make juice every day.
Dried lemon slices for hot water | 6000-9000 | ware
Slices dried slowly so that they stay yellow. Two in a cup of hot water with honey. 120 g packet.

vanilla: masika.kasese
Vanilla beans, cured, ten pieces | 25000-40000 | ware, sheet
Black, oily, soft enough to tie in a knot. Hand pollinated, picked ripe, cured five months in Kasese. Ten beans of 15 cm in a glass tube.
`
  .trim()
  .split('\n\n')
  .map(readHerb);

function readHerb(block: string): SampleHerb {
  const [head = '', ...lines] = block.split('\n');
  const [slug = '', sellers = ''] = head.split(': ');
  const offers = lines.flatMap((line, index) => (index % 2 === 0 ? [readOffer(line, lines[index + 1])] : []));
  return { slug, sellers: sellers.split(', '), offers };
}

function readOffer(line: string, description = ''): Offer {
  const [title = '', price = '', pictures = ''] = line.split(' | ');
  const [low = Number.NaN, high = Number.NaN] = price.split('-').map(Number);
  return { title, description, price: [low, high], pictures: pictures.split(', ') as PictureView[] };
}

import { lines } from '../shared/text/lines-for-test.ts';

/** What herb sellers write every day, with words that resemble those of claims. */
export const ordinary = lines`
  good for tea
  a treat for children
  healthy and strong plants
  cured ginger in syrup
  good for your health
  neem for skin care
  Fresh ginger, two kilos, from Kasese
  Dried moringa leaf, milled fine, no sugar
  Hibiscus for juice, sour like it should be
  Turmeric powder that colours well
  Lemongrass in bundles for the kettle
  Aloe vera plants in pots, two years old
  Sun dried neem leaves in big bags
  Rosemary cuttings with roots
  Mint from the garden, cut this morning
  Cinnamon bark from Zanzibar, thick sticks
  Cloves, whole, 50 grams
  Cardamom pods from Kibale
  Black seed, cleaned twice
  Shea butter from Lira, unrefined
  Honey from Yumbe, in glass
  Beeswax blocks for polish
  Bitter leaf seedlings, knee high
  Tamarind paste without seeds
  Baobab powder, tart and white
  Dried mango and ginger mix
  Chilli, very hot, small packets
  Vanilla pods, cured for six months
  Smoked and salted fish, cured by my uncle
  Cured tobacco is not sold here
  Curry leaves, fresh
  Garlic from Kabale, big heads
  Onions and garlic by the sack
  Castor oil, cold pressed, for hair
  Coconut oil for cooking and skin
  Sesame, white, washed
  Pumpkin seeds for roasting
  Sunflower heads for decoration
  Avocado seedlings, grafted
  Passion fruit vines
  Papyrus mats and baskets
  Calabashes for milk
  Clay pots for herbs
  Soap with lemongrass and honey
  Candles of beeswax
  Mosquito repellent candles with citronella
  Body scrub of coffee and sugar
  Lip balm with beeswax
  Foot cream with peppermint
  Hair food with rosemary
  Massage oil with lavender
  Bath salts with eucalyptus leaves
  A pinch is enough for a pot of tea
  Keep in a dry place, away from the sun
  Keeps for a year in a closed tin
  Boil three leaves in a cup of water
  Steep for five minutes and add honey
  Do not boil, it turns bitter
  Wash before use
  Try a little on your arm first
  Ask a health worker if you are pregnant or take medicine
  Not for children under five
  Keep away from children
  Pick up in Ntinda or by boda
  Free delivery in Makindye above 50,000
  Pay by mobile money or cash
  Wholesale price for ten packets
  Price is for one bundle
  Discount for herbalists
  Only three plants left
  Order today, harvest tomorrow
  Harvest is twice a year
  Grown without spraying
  From our own garden in Mukono
  Picked by hand, dried on raised beds
  Packed in paper, not in plastic
  Each packet weighs 250 g
  The seeds sprout in ten days
  Plant it in sand and a little manure
  Water once in ten days
  It likes shade and wet soil
  It will climb along your fence
  A hedge in one year
  Bees love it
  Goats will not eat it
  It keeps insects off the beans
  It stains, so mind your clothes
  It smells of lemon
  It tastes like aniseed
  My customers use a teaspoon in porridge
  My grandmother taught me to dry it
  Our grandparents drank it every evening
  Widely used in Luganda kitchens
  Known as omubirizi in the west
  The bark of a planted tree, cut from one side so that the tree heals
  Reviewed by nobody yet, be the first
  I answer within an hour
  Closed on Sunday, we go to church
  Health inspectors visited and liked our kitchen
  We treat every customer like a guest
  Real price, no bargaining
  A sure source of fresh herbs all year
  Clear instructions inside
  Control the quality yourself, come and see
  Stop by at stall 14, Owino
  End of stock, new harvest in March
  Lower price from ten bundles
  Reduced to clear
  Fighting for space in my garden, must sell
  Manage your own herb garden with this starter set
  Restore old baskets with raffia
  Flush of young leaves after the rain
  Remove the stalks before drying
  Prevent mould by drying them first
  Kill weeds with boiling water
  Protect the seedlings from hens
  Medicine is not sold on this stall
  Drugs and alcohol are not sold here
  Herbal tea mix without caffeine
  Natural and simple, as we like it
  Mululuza, neem, aloe: ask for the price
`;

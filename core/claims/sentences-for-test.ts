/** What people may write on this site, and what they may not. One sentence per line; "\n" is a line break within one. */
const lines = (text: TemplateStringsArray): readonly string[] =>
  text.raw
    .join('')
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replaceAll('\\n', '\n')
        .replaceAll(/\\u(\w{4})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`))),
    );

export const claiming = lines`
  This cures diabetes
  Moringa powder cures cancer completely
  our herb treats diabetes and ulcers
  it reverses diabetes in all ages
  shrinks fibroids naturally
  Shrinks tumours without operation
  normalises blood sugar within two weeks
  normalizes your blood sugar
  cures HIV/AIDS
  turns HIV negative after one month
  from HIV positive to negative
  kills the virus in the blood
  this root cures syphilis and gonorrhoea
  flushes gonorrhea out of your body
  best STD remover
  cures candida and all infections
  treats UTI in three days
  we treat urinary tract infections
  cures TB and asthma
  stops epilepsy
  a herb that stops fits in children
  cures pressure
  cures high blood pressure
  lowers blood pressure fast
  unblocks arteries
  reverses stroke and paralysis
  repairs kidneys
  heals kidney failure
  cures hepatitis B
  dissolves kidney stones
  dissolves stones in the gall bladder
  cures sickle cell
  heals ulcers
  heals stomach ulcers for good
  ends asthma
  shrinks the prostate
  treats enlarged prostate
  treats malaria and typhoid
  prevents malaria
  restores sight
  cures infertility in men and women
  opens blocked tubes
  cures all diseases
  a cure for over 40 diseases
  heals every sickness
  cure for cancer available here
  cancer cure, call me
  diabetes cured here
  the diabetes medicine that works
  the real remedy for hypertension
  treatment of epilepsy with leaves only
  your diabetes will be cured
  arthritis is treated with this oil
  get rid of fibroids
  say goodbye to diabetes
  no more cancer
  abortion herbs
  herbs for abortion sold here
  removes pregnancy safely
  terminates pregnancy at any month
  brings back missed periods
  cleans the womb
  prevents miscarriage
  gives you twins
  helps you get a baby boy
  induces labour
  herbal family planning
  natural contraceptive leaves
  manpower booster
  man power herbs in stock
  last longer in bed
  last 5 rounds
  go for 40 minutes in bed
  enlarges your manhood
  penis enlargement cream
  for erectile dysfunction
  herbal viagra
  stops premature ejaculation
  tightens the vagina
  bigger hips and bums
  makes breasts bigger
  libido booster
  sexual stamina for men
  100% cure
  guaranteed healing
  you will be permanently cured
  cured in 7 days
  miracle cure
  this medicine never fails
  clinically proven to heal
  NDA approved
  approved by the NDA
  WHO approved herb
  recommended by doctors
  stop your ARVs
  throw away your insulin
  throw away your tablets
  better than hospital drugs
  works better than hospital medicine
  no need for surgery
  doctors hide this from you
  no side effects
  it has no side effects at all
  zero side effects
  without any side effects
  100% safe
  safe for everyone
  it is natural so it is safe
  you cannot overdose
  cures COVID
  cures covid-19 quickly
  prevents corona
  protects against Ebola
  protects you from mpox
  instead of immunisation
  I was cured of diabetes by this root
  it healed my ulcers, thank you
  my mother was cured by it
  this herb not only cures diabetes but tastes good
  not just treats malaria, it prevents it
  no doubt it cures cancer
  it never fails to cure diabetes
  Don't worry, it cures diabetes
  It is not expensive and cures diabetes
  without surgery it cures fibroids
  nothing cures diabetes like this root
  did you know that this cures diabetes?
  Suffering from diabetes? We cure it.
  who said cancer has no cure? we have the cure for cancer
  c.u.r.e.s diabetes
  c u r e s diabetes
  c-u-r-e-s d-i-a-b-e-t-e-s
  cur3s diabetes
  cures d1abetes
  cures c@ncer
  cu\u200bres dia\u200dbetes
  \u0441ures diab\u0435tes
  CURES CANCER!!!
  cuuures diabeeetes
  cúrès diabétes
  #curesdiabetes
  cures dia-betes
  ｃｕｒｅｓ cancer
  Fresh mululuza leaves.\nCures:\n- malaria\n- diabetes
  fresh neem, 5,000 a bundle. it heals skin and cures diabetes too.
  eriwonya kookolo
  eddagala eriwonya sukaali
  lino liwonya mukenenya
  okuwonya siriimu
  ewonya enziku
  eddagala lya kkansa
  eddagala ly'omusujja gw'ensiri
  eriwonya endwadde zonna
  okuggyamu olubuto
  amaanyi g'ekisajja
  ekizaalaggumba
  akafuba kawonya mangu n'eddagala lino eriwonya akafuba
  kills cancer cells
  fights cancer
  eliminates HIV from the body
  relieves hypertension
  controls diabetes
  herbs for diabetes and pressure
  good medicine for hernia
  we cure piles and hernia
  cleanses the kidneys
  nothing to lose, it cures diabetes
  you won't believe how it cures diabetes
  I cannot believe how fast this cured my diabetes
  no injections, no tablets, cures HIV
  with no pain cures fibroids
  no side effects and cures diabetes
  no other herb cures diabetes like this
  nothing else cures malaria
  looking for a cure for diabetes? we have it
  need a cure for cancer? call me
  if you want to cure your diabetes, call
  how to cure diabetes with neem leaves
  what cures diabetes is this root
  fresh leaves, cures diabetes\nany questions?
  this cures diabetes, ok?
  come to our clinic, we cure cancer
  doctors say it cures diabetes
  treated at hospital without success? this cures cancer
  can cure diabetes
  will heal your ulcers
  it can treat malaria
  hypertension? this will reverse it
  do this daily and cure diabetes
  do you have diabetes? drink this, it cures it completely
  treats sugar
  it heals pressure
  cures sugar and pressure
  this one treats aids
  powder that treats diabetes, asthma, and ulcers
  Very good. Cures all the diseases
  ARVs are useless, stop taking them, stop your ARVs
  cure4diabetes
  curediabetes now
  c*u*r*e*s cancer
  h.i.v cure
  this heals h i v
  does it cure diabetes? yes it cures diabetes
  Does it cure diabetes? Yes!
  can it cure cancer? Of course, in two weeks.
  Cures malaria? Absolutely.
  It never cured my cold but it cured my malaria
  not a joke: cures cancer
  believe me it cures cancer
  I promise it will cure your diabetes
  we guarantee that it heals ulcers
  Ask anyone, it cures ulcers
  see results: diabetes gone, cured
  my doctor was surprised, this cured my hypertension
  ask your doctor, this cures diabetes
  a must for treating fibroids
  for treating fibroids and cysts
  used to treat malaria
  traditionally used to treat malaria
  has been used for treating diabetes
  helps to cure ulcers
  diabetes-curing leaves
  anti-cancer
  anti-malarial leaves
`;

export const harmless = lines`
  does not cure diabetes
  this doesn't cure diabetes
  It does not treat, cure or prevent any disease
  can it cure diabetes?
  Does it cure diabetes? Yes or no?
  does this cure malaria?
  Does it treat ulcers
  nothing here cures diabetes
  no herb cures cancer
  this is not a cure for diabetes
  there is no cure for HIV
  We do not claim that this cures cancer
  it cannot cure hypertension
  I don't think it cures diabetes
  never say that it cures cancer
  is this a cure for cancer?
  what treats malaria?
  which herb is good for ulcers?
  can I use it with my diabetes treatment?
  I am looking for something to treat malaria
  Who told you that this cures cancer?
  leaves cured in the sun
  sun-cured vanilla
  cured vanilla, grade A
  curing room for rent
  air cured tobacco leaves
  secure packaging
  secured payment
  procurement of spices
  we procure from farmers in Mukono
  curated basket of herbs
  manicure set with aloe vera
  pedicure oil
  treated wood for poles
  heat-treated jars
  untreated seed
  a sweet treat
  a treat for the children
  treat your guests to lemongrass tea
  ask a health worker
  do not stop your medicine
  may cause side effects
  it may have side effects, ask a nurse
  not for pregnant women
  pregnant women should not use it
  keep from children
  ten minutes from Uganda Cancer Institute
  we deliver to the Uganda Cancer Institute
  part of the price goes to cancer patients at Mulago
  pressure cooker, hardly used
  cold-pressed castor oil
  sugar cane, fresh
  cane sugar and cured vanilla
  net weight 500 g
  self-heal (Prunella)
  feverfew plants
  liverwort for ponds
  kidney beans, dry
  red kidney beans and ginger
  please abort order 12
  permanent stall in Nakasero
  guaranteed delivery in Kampala
  100% pure honey
  100% organic
  casual manpower wanted
  we need manpower for harvest
  virus-free cuttings
  virus free cassava stems
  brush strokes on clay pots
  heart-shaped leaves
  sweet potato leaves
  fresh ginger from Kabale, 3,000 a kilo
  dried hibiscus for tea
  grown without chemicals
  harvested this morning
  good with chapati
  rich in vitamin C
  smells lovely
  makes a strong tea
  used in cooking
  tastes bitter
  bitter leaf powder, 200 g
  for soup and sauce
  our grandmothers used it for tea
  pick up at Owino market
  price is negotiable
  fresh aloe vera leaves, big ones
  neem oil for your garden
  neem spray keeps insects off tomatoes
  treats leaf blight in tomatoes
  controls coffee wilt
  kills aphids
  prevents rot in storage
  treated mosquito net against malaria
  lemongrass keeps mosquitoes away
  mint seedlings in pots
  rosemary bush, one metre
  seeds germinate in 7 days
  ready in 7 days
  delivery in 3 days
  last stock before Christmas
  last 5 bundles
  lasts longer in the fridge
  keeps 40 minutes in water
  open from Monday
  tubes of lip balm
  opens at 8 am
  stones for grinding
  grinding stone, heavy
  my shop is in Kikuubo
  missed the delivery
  periods of rain
  cleans the floor
  stops rust
  shrinks when dried
  removes stains
  restores shine to wood
  ends on Friday
  flush with water after planting
  kills weeds
  melts in the pan
  approved by my grandmother
  doctor Kato's farm in Luweero
  a doctor's garden
  twins' farm, Wakiso
  labour is included
  family business
  baby spinach
  boys' school garden project
  hips of roses, dried
  rose hips and hibiscus
  breast of chicken with rosemary
  wetness ruins dried leaves
  viagra falls
  safe for the garden
  safe payment on delivery
  no added sugar
  no chemicals added
  never fails to arrive on time
  proven seller
  recommended by my neighbours
  tablets and phones repaired
  throw away the old leaves
  hospital road, next to the pharmacy
  surgery of trees, pruning
  instead of salt
  natural and fresh
  people with diabetes should ask a health worker first
  If you have high blood pressure, ask a doctor before you use it
  do not use if you are being treated for hypertension
  tea without sugar, for people with diabetes
  I have diabetes, may I drink this?
  see a doctor to treat malaria
  malaria is treated at the health centre
  ask your doctor how to treat ulcers
  we don't sell abortion herbs
  herbs do not replace your ARVs
  don't throw away your insulin
  it has not been approved by the NDA
  no one can guarantee healing
  sirina ddagala lya kookolo
  sukaali omuwunde
  ensigo z'obummonde
  ensimbi zange
  olubuto lunnuma
  omululuza omubisi
  entangawuzi ennungi nnyo
  teriwonya kookolo
  si ddagala lya mukenenya
  eddagala eriwonya sukaali weeriri?
  nothing in this shop cures diabetes
  I never said this cures cancer
  nobody should say that it cures malaria
  no proof that it treats diabetes
  there is no evidence that it cures cancer
  don't believe people who say it cures AIDS
  we make no claim that it heals ulcers
  has this ever cured diabetes?
  is it true that it treats malaria
  what can treat ulcers
  please, does it cure malaria
  hello sir can this cure ulcers
  which tea treats malaria
  what about malaria?
  anyone with something for malaria
  this tea is not a treatment for hypertension
  cured tobacco leaf, not for people with asthma
  it's not meant to treat, cure, diagnose or prevent any disease
  These statements have not been evaluated. This product is not intended to diagnose, treat, cure, or prevent any disease.
  not a medicine
  people on ARVs should ask a nurse
  I treat my customers well
  good treatment of customers
  the herbs are sold at Diabetes Day in Kololo
  end of season sale
  controls weeds
  Cancer bush (Sutherlandia), seedlings
  fever tree seedlings
  pressure washed barrels
  fish cured with salt
  sun dried, treated with care
  organic fertiliser treats soil
  he was treated well
  bring your own bags, we treat plastic as waste
  prevents mosquitoes
  kills bed bugs
  stop by our shop
  stop at Mulago hospital stage
  no more stock
  no more sugar in stock
  goodbye to old stock
  safe for all plants
  remove the stones before cooking
  reduce heat, pressure cook for 10 minutes
  this fits in a jar
  twins bought it
  natural dye
  slim fit apron
  clear honey
  heart of palm
  stroke the leaves gently
  controls pests and diseases in tomatoes
  prevents diseases in chickens
  treats all poultry diseases
  for planting; family land title
  deliveries within 7 days of payment, guaranteed
  sold by a doctor
  positive feedback, negative feedback
  go to bed early
  sugar 5,000, treat yourself
  reduce sugar levels in the syrup
  man with power saw
  I want man power to dig
  herbs for tea, people with diabetes ask first
  If you take medicine for hypertension, ask a health worker
  interacts with medicine for diabetes
  do not take with medicine for blood pressure
  keep taking your diabetes medicine
  store your HIV medicine away from heat
  women who are pregnant or want to get pregnant
  clean the pot, wash the leaves
  birth control clinic is next door
  malaria kills; sleep under a net
  I lost my mother to cancer and closed the shop
  cancer took my father
  Sunday is World Diabetes Day
  he died of AIDS
  hand sanitizer kills 99% of germs
  sanitizer, corona time
  sold during covid
  I use it for my cough
  for cough and flu
  good for skin and hair
  no sugar or salt
  not tested on animals
`;

/** Written after the rules were finished, which were not changed for them: they show how the rules do on new text. */
export const unseenClaiming = lines`
  Pure black seed oil, heals asthma and arthritis in one month
  my uncle had prostate cancer and this bark healed him
  guava leaves remove gallstones without an operation
  drink twice daily to lower your blood pressure
  we have treatment for hepatitis b
  no need to go to hospital
  strong mixture for weak erection
  terminate unwanted pregnancy in two days
  this soup is the best medicine against malaria
  omuti guno guwonya kookolo
  eddagala ly'enziku
  cure every disease with one cup
  it eradicates typhoid
  cleanses your womb after birth
  100 percent guaranteed cure
  Certified by NDA, no side effect
  It does not only treat ulcers, it heals them
  TREATS: ULCERS, PILES, HERNIA
  c-a-n-c-e-r cure
  cures dіabetes
  the only plant that fights HIV
  approved by National Drug Authority
  helps men last longer in bed
  I used it and I was healed
  leave your ARVs and drink this
  protects children from measles
  it can't fail to heal your epilepsy
`;

export const unseenHarmless = lines`
  Dried hibiscus, cured slowly in the shade, 2 kg
  Secure stall near the clinic in Wandegeya
  does anyone know whether this treats malaria
  This is tea, not medicine, and it heals nothing
  I had malaria last week so delivery is late
  Herbs for tea and for cooking
  We never promise that a plant cures any disease
  My grandmother drank it when she had a cough
  Nothing against cancer, just a pleasant tea
  Can my mother drink this? She has hypertension.
  reduced price for hospital staff
  treated with smoke against weevils
  Ask at the health centre before using it for ulcers
  heals cracked soil after drought
  Your money is safe with us, pay on delivery
  last two bundles, come before the end of the month
  clears up space in my garden, must go
  boost your soil with neem cake
  It keeps for 5 days in the fridge
  bring back the empty jar
  A man with power tools can cut the trunk
  it will not cure anything
  Is moringa good for high blood pressure?
  Sold for planting only, the family will not ship
  heart shaped soap with aloe vera
  strong smell, strong taste
  stops ants in the kitchen
  kookolo bulwadde bubi
  nnina olubuto lwa myezi ena, nsobola okunywa caayi ono?
`;

/** Claims that are missed, and harmless text that is taken for a claim; known, and not worth a rule. */
export const missed = lines`
  sugar and pressure cured
  cures dia betes
  herbs that make twins
  works wonders on diabetes
  your sugar will go back to normal
`;

export const falseAlarms = lines`
  a treat with malaria-free water
  stop malaria, sleep under a net
  Please do not tell buyers that this cures HIV
`;

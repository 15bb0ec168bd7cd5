import { lines } from '../shared/text/lines-for-test.ts';

/** What people may write on this site, and what they may not. */
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
  hiv negative after 3 months
  diabetes reversed
  cancer disappears
  good for malaria
  stop taking your arvs
  your diabetes will be gone in a month
  ulcers gone in two weeks
  fibroids disappear without operation
  no more asthma attacks
  say bye to high blood pressure
  mululuza for malaria
  moringa for diabetes and pressure
  neem tea for typhoid
  best for ulcers
  works against malaria
  effective against hepatitis B
  helps with diabetes
  helps against cancer
  powerful herb against HIV
  beats cancer
  defeats hiv
  wipes out syphilis
  clears gonorrhoea in 3 days
  takes away asthma
  frees you from diabetes
  brings your blood pressure down
  blood pressure back to normal
  your sugar will go back to normal
  normal blood sugar in one week
  viral load undetectable after two months
  I tested negative for hiv after drinking this
  you become hiv negative
  my mother's cancer is gone
  the tumour shrank in three weeks
  fibroids melted
  cancer healer
  cancer killer
  malaria killer tea
  diabetes fighter
  solution to infertility
  the answer to diabetes
  the end of cancer
  suffering from ulcers? try this
  do you have fibroids? call me
  tired of diabetes? order now
  people with cancer get well with it
  you can stop your insulin
  forget about your arvs
  no more arvs
  leave hospital drugs and use this
  instead of chemotherapy
  better than chemo
  replaces insulin
  quit your pressure tablets
  protects you from hiv
  makes barren women conceive
  get pregnant in one month
  helps you conceive
  family planning herbs
  get rid of pregnancy
  makes you last longer
  lasts 2 hours in bed
  power for men
  bigger penis
  works 100%
  100 percent results guaranteed
  guaranteed to heal
  doctors are shocked
  works where hospitals failed
  treats over 300 diseases
  hiv treatment available
  herbal treatment for cancer
  patients healed of epilepsy
  we have healed many people of cancer
  removes hiv from the blood
  prostate problems solved
  hernia gone without operation
  malaria medicine
  hypertension tea
  balances blood sugar
  stabilises blood pressure
  ends diabetes once and for all
  raises your cd4 count
  keeps ebola away
  keeps malaria away
  the only answer to hepatitis
  diabetes is history
  it kicks out malaria
  chases malaria
  cleans the blood of hiv
  stroke patients walk again
  blind people see again
  burns fibroids
  sweeps away typhoid
  tested and proven on cancer
  drink it and malaria will leave you
  this one finishes ulcers completely
  your asthma will never come back
  used for malaria by our grandparents
  recommended for diabetes
  a natural insulin
  natural antibiotic for gonorrhoea
  free from diabetes in 30 days
  my pressure is now normal
  treatment of hiv with herbs
  remedy against cancer
  this plant fights tumours
  cuers cancer
  kures cancer
  curres diabetes
  heels cancer
  heales ulcers
  treets malaria
  treates diabetes
  trets typhoid
  treats diabets
  cures diabetis
  cures cencer
  heals ulsers
  treats thyphoid
  cures hypertention
  heals astma
  cures hepatites
  treats mallaria
  cures siphilis
  cures gonorea
  shrinks fibriods
  kills canecr
  cures tubercolosis
  good for mlaria
  diebetes reversed
  cancr disappears
  \u0441ur\u0435s \u0441\u0430n\u0441\u0435r
  \u1d04\u1d1c\u0280\u1d07s cancer
  \ud835\udc1c\ud835\udc2e\ud835\udc2b\ud835\udc1e\ud835\udc2c diabetes
  cures \u0257i\u0251betes
  m4l4ria cure
  cure$ malaria
  h\u0435als ulcers
  h1v negative after 3 months
  Goodbye malaria, this tea works
  This bark sorts your ulcers
  Sickle cell can be healed
  Say no to diabetes with our herbs
  high blood pressure solved for ever
  Cancer patients have recovered with it
  Typhoid? Two cups and it is gone
  Got asthma? Our syrup will help you
  for strong men in the bedroom
  keeps prostate cancer away
  shrinks goitre without cutting
  my daughter's epilepsy stopped
  hepatitis b vanished after 6 weeks
  it removes all diseases from your body
  never suffer from ulcers again
  one spoon a day keeps cancer away
  cancer is beaten by this leaf
  this is what kills HIV
  the cure for AIDS is here
  Fibroids? You do not need an operation
  you do not need insulin when you drink this
  malaria, typhoid, ulcers: all healed here
  effective malaria treatment
  used for treating cancer in Masaka
  treats kidney failure
  heals broken kidneys
  improves fertility in women
  clears blocked tubes
  brings back your period
  helps with barrenness
  abort safely with this root
  flushes the womb
  rebuilds your manhood
  makes your penis bigger
  no side effects whatsoever
  doctor approved
  trusted by doctors
  100% healing
  fast relief from arthritis
  relief for asthma
  asthma relief syrup
  arthritis gone for good
  hypertension managed without tablets
  freedom from hypertension
  turn your HIV status to negative
  reduces cancer risk
  lowers cholesterol and blood pressure
  protects against cholera
  strengthens CD4
  immune booster against covid
  cures every kind of sickness
  any disease, we treat it
  heals what hospitals cannot
  Hospitals gave up on him, this root healed him
  I stopped my ARVs and feel fine
  throw your ARVs away
  Moringa leaves treat over three hundred conditions including diabetes
  guaranteed malaria cure
  You will be free of ulcers
  drink this tea and forget diabetes
  Omubirizi heals malaria better than Coartem
  neem kills malaria parasites
  neem leaves work wonders for malaria
  our syrup heals chest infection and TB
  This powder has cured many HIV patients in Luweero
  Tested by thousands, cures hepatitis B
  No more sickle cell crises
  garlic controls high blood pressure
  stroke and paralysis treated here
  reverses type 2 diabetes
  type two diabetes cured
  type 2 diabetes gone
  cure your asthma today
  say bye bye to your ulcers
  lose your diabetes with bitter leaf
  hiv cure available
  natural remedy for hiv
  herbal remedy for fibroids
  best remedy for infertility
  buy our cancer herbs
  cancer herbs from congo
  for treatment of syphilis, gonorrhea
  prevents and cures covid 19
  covid organics cures corona
  it clears pimples, ulcers and cancer
  hypertension cured permanently
  permanent solution to erectile dysfunction
  solve premature ejaculation
  strong erection herbs
  sexual enhancement powder
  women who failed to conceive call us
  get twins with this herb
  safe abortion herbs available
  period pains cured
  cures painful periods
  for fibroids and cysts
  heals wounds and cancer
  kidney stones dissolved
  dissolve your kidney stones
  liver cirrhosis healed
  no chemotherapy needed
  stop insulin injections
  doctors could not help but this herb healed my cancer
  this herb healed my cancer
  my HIV became undetectable
  tumors shrink
  epilepsy stops within days
  fits stop
  your blood sugar normalises
  blood sugar becomes normal
  pressure normalises in 3 days
  it fights HIV and cancer cells
  TB healed without injections
  100% cure for piles
  piles disappear
  piles gone in a week
  arthritis pain gone
  goodbye to arthritis
  Aids healed
  cures d i a b e t e s
  c.a.n.c.e.r cured
  cures diabetes\u200b naturally
  curing cancar
  healls ulcers
  African herbs that cure HIV in 14 days
  your cancer will dry up
  ulcers heal within a week
  this tree cures epilepsy
  for hypertension, take one cup each morning
  an end to your diabetes
  malaria cannot survive this tea
  one glass and the malaria is gone
  drives away typhoid
  the best treatment for prostate
  prostate enlargement? call us today
  a strong cure of gonorrhoea
  it burns out syphilis
  syphilis gone in 5 days
  Jaundice herbs
  kills all viruses
  cure for infertility, results in two months
  bear twins with this herb
  herbs to abort
  brings periods back
  lasts longer in bed
  man power tea
  stops early ejaculation
  thicker and longer penis
  no side effects, purely natural
  approved by NDA Uganda
  money back if it does not cure your ulcers
  your pressure will normalise
  lowers your sugar levels
  diabetes medicine without side effects
  cleans kidneys
  protects from HIV
  rids you of malaria
  hiv gone
  HIV can be cured
  it can make cancer disappear
  forget insulin
  throw away your tablets, use this
  works faster than insulin
  healed me of asthma
  my son was healed of sickle cell
  see how diabetes disappears
  the natural way to beat high blood pressure
  heals cancre
  cures dibetes
  treat your athma
  cures hepatits
  remedi for malaria
  m a l a r i a cure
  ｃures hiv
  curеs malаria
  sugar and pressure cured
  natural ARVs
  herbal ARV
  lowers bp
  for high bp
  bp medicine
  clears h pylori
  PID remedy
  boosts sperm count
  for low sperm count
  treats yeast infection
  kills HIV virus
  hiv aids remedy
  type 2 diabetes remedy
  cures TB/HIV
  HIV? Call 0772123456
  inbox for fibroids medicine
  cancer free in 30 days
  it worked on my ulcers
  this worked for my diabetes
  my ulcers are no more
  I got pregnant after using this
  got pregnant after two months
  thank you, my asthma is better
  the powder took my ulcers away
  this can end your hypertension
  HIV will leave your body
  ulcers will be history
  works like insulin
  for diabetes, pressure and ulcers
  uses: malaria, ulcers, cough
  benefits: lowers blood pressure, prevents cancer
  good for the heart and against cancer
  reduces risk of cancer
  eases asthma attacks
  anti-diabetes tea
  antiviral against HIV
  hiv suppressed
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
  We do not sell anything that heals cancer
  We don't sell herbs that treat malaria
  we never had anything that cures HIV
  nobody here offers medicine that cures diabetes
  I do not know any plant that heals cancer
  we sell nothing that treats a disease
  There is nothing here that cures diabetes
  not for malaria
  it is not good for malaria
  does not help with diabetes
  Is it good for malaria?
  which herb works against malaria
  do not stop taking your ARVs
  never stop taking your insulin
  please don't leave your ARVs
  tested for malaria? Go to the health centre first
  I was tested for HIV at the health centre
  go for malaria testing
  a net for malaria nights
  the clinic for diabetes is next door
  an apron for the cancer ward
  we collect money for cancer patients
  run for cancer, Sunday at Kololo
  proceeds go to children with sickle cell
  this tea is for drinking, not for ulcers
  sugar free biscuits for diabetics
  no sugar added, people with diabetes like it
  hear from you soon
  real ginger from Kabale
  great taste, great price
  great for tea
  a great treat
  care for your skin
  skin care with aloe
  pure shea butter
  pure neem oil
  sure, I can deliver
  core business is spices
  fresh meals with herbs
  good deal for ten bundles
  heel cream with beeswax
  threat of rain, come early
  never bitter
  cancel the order please
  dancer's garden, Ntinda
  rumour has it the harvest is good
  typhoon lantern
  cover the pot
  corner shop in Wandegeya
  crown of aloe, 3 years old
  corona of flowers
  healthy seedlings
  good for your health
  health food
  for your health and beauty
  treasure chest of spices
  treaty road, Entebbe
  the plant heals the soil
  the bark heals over after cutting
  keeps mosquitoes away
  keeps ants away
  chases rats
  kills cockroaches
  finishes quickly at the market
  my stock is finished
  the old price is history
  everything must go, final sale
  gone by Friday
  reversed the car into the fence
  reversible apron
  results of the school are out
  good results with this fertiliser
  guaranteed fresh
  guaranteed to sprout
  back to normal hours after Easter
  normal size bundles
  positive and friendly
  a negative comment is welcome too
  solution for cleaning tiles
  neem solution for spraying tomatoes
  the answer to your question is yes
  power for your blender
  men's shea butter
  pregnant goats for sale
  get a baby goat free
  last longer in the fridge
  my phone lasts longer now
  bigger leaves this season
  bigger bundles than elsewhere
  twins Babirye and Nakato sell together
  works on charcoal or gas
  works well with ginger
  100% cotton bag
  100 percent natural
  tested seeds, 90 percent sprout
  proven variety for wet places
  recommended for beginners
  used for cooking
  used for porridge
  best for pilau
  helps with digestion of a heavy meal
  helps the soil
  good for goats
  for hair and skin
  for baskets and mats
  cleans the teeth, as our fathers did
  burns slowly like charcoal
  end of the rainy season
  free from sand and stones
  free from weevils
  leave a message
  forget about the rest, we deliver
  hospital beds for hire
  I had malaria, so I will deliver on Monday
  I was ill and now I am fine, deliveries start again
  my mother has diabetes, so I bake without sugar
  do you have ginger? call me
  tired of bitter tea? try lemongrass
  suffering from late deliveries? try us
  pressure lamp with glass
  sugar back in stock
  Goodbye my customers, see you in January
  This bark is sorted by size
  Two cups of flour and it is gone
  Got ginger? Our syrup will sweeten it
  hours of sunshine make it dry
  strong bags for men and women
  keeps its colour for a year
  my daughter sells it on Fridays
  all sorts of seeds
  no weeds after three weeks
  never late again with our boda
  one spoon a day is enough
  all washed and dried here
  used for soap making in Masaka
  broken packets at half price
  improves the taste of beans
  clears the table in minutes
  brings back memories of home
  helps with the garden
  flushes of new leaves in April
  lasting colour for mats
  no questions asked, return it if you do not like it
  trusted by neighbours
  100% beeswax
  fast delivery in town
  relief carving of wood
  cholesterol is not my subject, I sell oil
  freedom from plastic bags
  lowers the price of a meal
  strong tea
  Any questions, we answer them
  what hotels cannot get elsewhere
  I stopped selling ginger
  throw the stalks away
  Do not throw your tablets away
  My neighbour works for the malaria programme
  Malaria season has begun, please sleep under nets
  The road to the cancer ward is closed, use the other gate
  She is a nurse for HIV patients
  I lost weight when I had typhoid and could not dig
  No, it is not a cure for anything
  Nobody can heal diabetes with tea
  There is no plant that cures AIDS
  Beware of people who say that they can cure cancer
  They lied to me that it cures ulcers
  It is forbidden to say that a herb cures malaria
  I am not a doctor and this is not medicine
  Does anyone sell tea that is good for diabetics
  can it be used for ulcers?
  how good is it for malaria?
  is it really good against typhoid
  My doctor says I have high blood pressure, is licorice safe for me?
  without claims of any cure
  This shop makes no promise about diabetes, cancer or HIV
  we never say that our herbs cure
  if you have diabetes, read the label: it has sugar
  People with asthma should not breathe the powder
  people who take ARVs should not drink it
  Grapefruit and pressure tablets do not go together
  liver of goat, fresh
  kidney shaped leaves
  stroke of luck
  fits in your bag, fits in your hand
  aids digestion
  aids for hearing
  visual aids for schools
  school starts, std 5 books
  tb of storage is not what we sell
  corona beer bottles for crafts
  We do not claim to cure any disease
  these leaves are food, not a cure for malaria
  not meant to treat diabetes or any disease
  Never use this in place of your malaria medicine
  keep on taking your hospital medicine
  please see a doctor for malaria
  go to a clinic if you think it is malaria
  my son had malaria, so I could not harvest this week
  delivery delayed, I was at the hospital with malaria
  the price will not be reduced because of covid
  sold during the covid lockdown
  we opened after corona
  In memory of my father who died of cancer
  Ask your nurse if you take ARVs
  interaction with diabetes tablets is possible
  may lower blood sugar too far if you take tablets, ask first
  Is this good for someone with ulcers?
  Does your tea treat typhoid?
  I wonder if it heals ulcers
  can you tell me what it cures
  what does it cure
  who says this cures HIV?
  who told you moringa cures diabetes
  stop lying, nothing cures HIV
  moringa does not cure HIV
  this will not cure your cancer
  it can't heal diabetes
  Do not believe adverts that say a herb cures cancer
  These are stories, no herb is proven to cure cancer
  The law says nobody may advertise that a herb cures malaria
  real honey, real taste
  heals the scars of trees
  cured ham with cloves
  cured olives
  treat the wood with linseed oil
  treats for dogs
  a treat after supper
  clear instructions
  hair treatment with avocado
  hair treatment oil
  skin treatment with aloe
  heat treatment of pallets
  remedy for dry soil
  wood remover tool
  clean kidney beans
  kidney bean seeds
  liver and onions recipe
  pressure is on, last day of the sale
  blood oranges
  blood red hibiscus
  sugar level in this jam is low
  low sugar jam
  good for hypertension? no idea, I only sell tea
  for sale
  for planting
  for tea
  for cooking and for hair
  for weddings
  for export
  against rats and weevils
  against snails in the garden
  works against aphids
  effective against weevils
  protects against frost
  protects seedlings against sun
  stops weeds
  no more weeds
  gone are the days of dirty spices
  the goats are gone
  all sold and gone
  finished, thank you
  normal prices
  never comes late
  my order never came
  we have fresh mint, call us now
  suffering from a slow phone? call me
  do you have aloe? I want two
  have you got mint? we have sugar
  tired of dry skin? try this butter
  he is free from work at five
  balance your curry with tamarind
  balance is due on delivery
  maintain your hedge
  manages the farm
  manage stock easily
  improves soil and keeps moisture
  keeps well
  keeps you warm
  kills the taste of fish
  power tools for men
  manpower for harvest
  bedroom furniture of bamboo
  bigger pots make bigger plants
  twin pack
  baby leaves of spinach
  baby oil with lavender
  period of rest after planting
  missed call from you
  late period of the year
  tubes of cream
  opens at nine
  pregnant women, ask your midwife first
  Our herbs are food and do not cure HIV
  I dry mangoes and ginger, nothing for malaria
  This tree grows fast
  an end to long queues
  cannot survive in the shade
  one glass jar with lid
  best treatment of customers in town
  call us today for a basket
  burns well, little smoke
  gone in five minutes when served with chapati
  twins sell at the gate
  man and wife team
  back periods of drought
  thicker and longer cinnamon sticks
  lid made of tin
  approved by the local council
  money back if it does not sprout
  your order will be ready
  lower than market price
  clean jars
  protects from rain
  rid your kitchen of ants
  the natural way to keep flies out
  see how the leaves curl
  it can make a fence
  forget plastic
  works faster than soap
  healed bark, ready for grafting
  the smell disappears after washing
  remind me on Monday
  malaria is common here, so bring a net
  we ask people with HIV to see the clinic first
  my niece works at the cancer institute
  our church prays for people with cancer
  I buried my uncle, he had diabetes
  no medical advice here, only spices
  ask your pharmacist before mixing it with blood pressure tablets
  it may raise blood pressure in some people
  not suitable if you have kidney disease
  liquorice is bad for high blood pressure
  too much of it can harm the liver
  do you know if it is safe with ARVs?
  is it true it cures malaria?
  could this help my ulcers?
  what do you have for malaria?
  I need something for my ulcers
  Has anyone been healed of diabetes by this?
  nobody was healed by it
  it did not cure my ulcers
  didn't help my malaria at all
  it failed to cure me
  this is useless against malaria
  a lie: it cannot cure cancer
  HIV has no cure
  there's no herb for HIV
  don't stop your ARVs because of a herb
  keep taking insulin
  I do not sell abortion pills
  we refuse to sell herbs for abortion
  please report sellers who claim to cure HIV
  chest of drawers
  curry and rice
  care instructions on the packet
  cure the clay pot over a slow fire
  healthy hair
  wealthy widow's garden
  heat resistant
  great stuff
  trading hours
  treading softly
  cancelled my order
  candid photos of the farm
  measured by cup
  pills of camphor for the wardrobe
  virus in my phone, sorry for the late answer
  depression in the lid, sold cheaper
  pressure cooked beans
  sugar, salt and tea
  bp petrol station, next to it
  we offer free delivery in thirty days
  no more
  she got pregnant goats
  thank you, my tea is better
  the boda took my basket away
  works like a charm
  for the sick and the old we deliver
  uses: tea, sauce, soap
  benefits: saves money
  ARVs are free at the health centre
  malaria: go to the clinic
  HIV test is free on Friday
  Does it help with malaria?
  what about ulcers?
  ulcers? no, I only have a cold
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
  kills the malaria germ in two days
  nothing beats it for high blood pressure
  our customers say their ulcers healed
  one bottle, and goodbye fibroids
  this soap heals syphilis wounds
  she had fibroids and they vanished
  HIV patients turn negative
  you will not need ARVs again
  treatment for sickle cell and epilepsy
  brings hypertension under control
  it repairs damaged kidneys and liver
  heals tuberculosis faster than tablets
  flush fibroids naturally
  the herb that cured my grandmother of cancer
  treat infertility at home
  reverse your hypertension
  herbal cure for hepatits B
  treates tyfoid and maleria
  curez ulcas
  beat cancer with soursop
  soursop against cancer
  lowers bad cholesterol
  boosts CD4 cells
  protects your child from measles
  good against bilharzia
  an effective syphilis cure
  prostate shrinks in a month
  stops bleeding fibroids
  mpox remedy
  tiba asilia ya kisukari
  hutibu kaswende haraka
  dawa ya kupona kifafa
  lino liwonya puleesa mangu
  tujjanjaba enziku
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
  kills the grass between stones
  nothing beats fresh mint
  our customers say thank you
  two bottles for the price of one
  syrup without colour
  she had a shop and sold it
  you will not need sugar with it
  don't waste water
  brings the goods to your door
  repairs of phones and radios
  not any more, I sold the last one
  grandmother's recipe
  power cut, so I answer late
  reverse side shows the price
  soursop fruit, ripe
  protects your child's skin from sun
  the bleeding heart plant
  the dry season is over
  no more orders today
  hurts my budget
  the nurse said I have malaria
  I can't come, my child has measles
  is soursop really good against cancer?
  nobody can promise a cure for HIV
  it is only tea and cures nothing
  does not lower blood pressure
  not for treating any disease
  sugar cane juice
  stone pot
  pressure sprayer for the garden
  ulcer is a word I cannot spell
  liver paste
  bean stew with garlic
  cured pork belly
  hair loss shampoo
  dawa ya panya
  chai ya rangi
`;

/** Claims that are missed, and harmless text that is taken for a claim; known, and not worth a rule. */
export const missed = lines`
  cures dia betes
  herbs that make twins
  works wonders on diabetes
  he recovered from stroke after using it
  I had cancer and now I am fine
  my ulcers left after one bottle
  your HIV test will be negative
  mulondo for men, hours of power
  my sugar dropped from 20 to 6
  no diabetes after three bottles
  lasting 40 minutes every night
  trets hyper tension
  WHO approved
  cured my mother of stroke
  diabetics are healed here
  don't waste money on insulin
  Malaria? Not any more
  power in bed, all night
  no more epileptic fits
  your asthma is over
  ulcers? 0772123456
  lost my diabetes thanks to this tea
  heals the sick
  Moringa - diabetes, pressure, ulcers
  neem (malaria, typhoid)
`;

export const falseAlarms = lines`
  a treat with malaria-free water
  stop malaria, sleep under a net
  Please do not tell buyers that this cures HIV
  looking for a herb that treats typhoid
  malaria drugs are free at the health centre
  I doubt that it cures cancer
  please stop claiming it cures cancer
`;

/**
 * What makes a text claim that something heals, why that is looked at, and where that is said; compiled in November 2026.
 *
 * A line without indentation begins a group: its role, why (a text of core/texts/claims.ts), and the source (claim-sources.ts).
 * `cure`: words that heal, before or after a disease; `act`: words that heal when a disease follows; `for`: those that heal when "for" and
 * a disease follow, or one stands right before. `disease`: what is healed. `say`: is a claim by itself.
 * `plain`: is none of all these.
 * Each line below has a phrase, with other spellings after commas. a/b: either word. (a): with or without. #: a number. ~: up to
 * three words. *: means other things too, so only a healing word right before makes it a disease.
 * `unsure`: what the law says of it is not sure, and it is looked for only where the operator wants it (CLAIMS=all).
 * `lg`: Luganda, which no speaker has read yet; all else is English.
 */
export const claimData = `
cure:
  cure, cures, cured, curing, curer, cura
  heal, heals, healed, healing, healer
  treat, treats, treated, treating, treatment, treatments
  remedy, remedies, remedied
  remover, antidote
  heali, curez

act:
  kill, kills, killing
  remove, removes, removing
  flush, flushes, flushing
  clear, clears, clearing
  shrink, shrinks, shrinking
  dissolve, dissolves, dissolving
  reverse, reverses, reversing
  eliminate, eliminates, eliminating
  eradicate, eradicates, eradicating
  destroy, destroys, destroying
  fight, fights, fighting
  stop, stops, stopping
  end, ends, ending
  prevent, prevents, preventing, prevention of
  protect/protects/protection ~ against/from
  relieve, relieves, relieving
  control, controls, controlling
  manage, manages, managing
  repair, repairs, repairing
  restore, restores, restoring
  unblock, unblocks, unblocking
  lower, lowers, lowering
  reduce, reduces, reducing
  regulate, regulates, regulating
  normalise, normalises, normalize, normalizes, normalising, normalizing
  get/gets/getting rid of
  wash/washes/chase/chases/drive/drives away
  goodbye to, bye bye to, bye to
  no more

for:
  medicine, medicines
  herb, herbs
  drug, drugs
  dawa
  solution

act unsure:
  good for, helps, help with, helps with, works for, works on, best for

disease schedule [drug-act-33]:
  syphilis, syphillis
  gonorrhoea, gonorrhea, gonorhea, gonorea
  chancre, chancroid
  chlamydia, chlamidia
  std, stds, sti, stis
  sexually transmitted
  venereal disease, venereal diseases
  uti, utis
  urinary infection/infections/problem/problems/disease/diseases, urinary tract
  candida, candidiasis
  bladder infection/disease/problem/problems/stones
  prostate, prostrate cancer
  fibroid, fibroids, fybroids
  infertility, infatility
  barrenness
  impotence
  period/periods pain/pains, painful/irregular/heavy periods/period
  menstrual/menstruation ~ pain/pains/disorder/disorders/problems/cramps
  endometriosis
  ovarian cyst/cysts
  kidney/kidneys failure/disease/stones/stone/problem/problems/infection
  arteriosclerosis, atherosclerosis, blocked arteries, arteries

disease disease [nda-vetting]:
  diabetes, diabetis, diabets, diabities, diabetic
  blood sugar, sugar levels
  sugar*
  hypertension, hypertention
  blood pressure
  pressure*, presure*
  stroke*
  paralysis
  heart disease/attack/failure/problems
  cholesterol
  asthma, asma
  tuberculosis, tb
  hepatitis, hepatitus
  sickle cell, sickle cells
  epilepsy, epilepsi
  fits*
  ulcer, ulcers, ulsas, ulsers
  malaria, maleria
  typhoid, tyfoid
  cholera
  pneumonia
  measles
  arthritis
  rheumatism
  goitre, goiter
  hernia
  piles*
  haemorrhoids, hemorrhoids
  gallstones, gall stones
  stones*
  leprosy
  bilharzia
  blindness, cataract, cataracts
  depression
  alzheimer, alzheimers
  dementia
  lupus
  liver disease/failure/problems
  all/any/every/many/most/various (the/other/kinds/types) (of) disease/diseases/sickness/sicknesses/illness/illnesses
  # diseases/sicknesses/illnesses

disease disease [nda-2021]:
  cancer, cancers, cancar, canser
  cancer cells
  tumour, tumours, tumor, tumors
  leukaemia, leukemia
  hiv, hiv aids
  aids*
  virus in the/your/my/his/her blood/body

disease epidemic [covidex]:
  covid, covid19, covid 19
  corona, coronavirus
  ebola
  mpox, monkeypox, monkey pox
  marburg

disease pregnancy [drug-act-33]:
  miscarriage, miscarriages

disease disease [drug-act-33] unsure:
  cough, coughs
  flu
  fever
  headache, headaches
  stomach ache, stomachache
  constipation
  wounds
  skin rash, rashes

say disease [nda-vetting]:
  unblock/unblocks/unblocking/open/opens/opening ~ blocked/fallopian tubes
  open/opens/unblock/unblocks (the/your) tubes/arteries
  repair/repairs/heal/heals/cleanse/cleanses/flush/flushes/detox/detoxes (the/your) kidney/kidneys/liver
  restore/restores/restored/restoring (your/the/lost) sight/eyesight/vision
  turn/turns/turned/become/becomes/became/go/goes/went hiv negative
  positive to negative
  kill/kills/killing the/all virus/viruses
  cure all, cures all, cures everything
  anti cancer/malarial/malaria/diabetic/hiv/tumour/tumor/ulcer/hypertensive
  anticancer, antimalarial, antidiabetic, antitumour
  dissolve/dissolves/dissolving (the) stones
  stop/stops/stopping fits
  reverse/reverses/reversing stroke
  lower/lowers/reduce/reduces (your) high pressure

say pregnancy [penal-code-143]:
  abortion herb/herbs/pill/pills/medicine/medicines/tea/leaves/roots/drug/drugs
  herb/herbs/pill/pills/medicine/leaves/root/roots/drug/drugs ~ abortion/abortions
  for/safe/quick/easy/cheap/procure/procures abortion/abortions
  remove/removes/terminate/terminates/end/ends/flush/flushes/abort/aborts (a/the/your/an/unwanted) pregnancy/pregnancies/foetus/fetus
  bring/brings/bringing back ~ period/periods/menses
  missed period/periods

say pregnancy [drug-act-33]:
  clean/cleans/cleanse/cleanses/cleansing/wash/washes/flush/flushes (the/your) womb/uterus
  womb cleanser/cleansing/cleaner
  give/gives/get/gets/conceive/produce/produces ~ twins
  get/gets/give/gives/conceive/conceives/bear/have (you/a) baby boy/girl
  conceive ~ boy/girl
  induce/induces/inducing/speed/speeds/start/starts (up) labour/labor
  herbal/natural family planning
  herbal/natural contraceptive/contraceptives/contraception
  herbal/natural birth control
  prevent/prevents/avoid/avoids ~ pregnancy

say potency [drug-act-33]:
  manpower booster/enhancer/herb/herbs/tea/powder/medicine/remedy
  man power
  boost/boosts/increase/increases/restore/restores/for ~ manpower/libido/potency/virility
  libido/sex/sexual booster/boosters/enhancer/power/stamina/performance/drive
  last/lasts/lasting/go/goes/stay ~ in bed
  last/go # ~ rounds/round
  # rounds in bed
  enlarge/enlarges/enlarging/enlarged/bigger/grow/grows/longer/increase/increases ~ manhood/penis/dick
  penis/manhood enlargement/enlarger
  erectile dysfunction, erectile disfunction
  weak/strong/stronger/hard/harder erection/erections
  herbal/natural viagra
  premature ejaculation, premature ejaculations
  quick ejaculation
  aphrodisiac, aphrodisiacs
  tighten/tightens/tightening ~ vagina/womanhood/private/privates
  vaginal/vagina tightening/tightener/wetness
  increase/increases/more wetness
  bigger/larger/enlarge/enlarges/grow/grows/increase/increases ~ hips/bum/bums/booty/breasts/buttocks/boobs
  breast/breasts/hip/hips/bum/bums/booty enlargement/enlarger
  make/makes (your/the) breasts/bums/hips ~ bigger/larger
  sexual weakness
  tiger king, zeman sx, viamax, rocky dr lee, libido booster

say guarantee [nda-conduct]:
  100/hundred (percent) cure/cured/healing/healed/effective
  guarantee/guarantees/guaranteed/sure/assured/instant healing/cure/recovery
  permanently/completely/totally cured/healed
  permanent cure/healing
  cure/cures/cured/heal/heals/healed permanently/forever/completely/instantly
  cure/cures/cured/heal/heals/healed ~ in # days/day/weeks/week/hours/minutes
  miracle cure/cures/herb/herbs/healing/medicine/remedy
  medicine/herb/remedy/treatment/cure (that) never fails/fail
  never fails to cure/heal/treat/work
  clinically/scientifically/medically proven/tested
  recommended by ~ doctors/doctor
  doctor/doctors recommended/recommend/approved

say approval [nda-vetting]:
  nda/fda approved/certified/cleared/recommended
  approved/certified/cleared/recommended/endorsed by (the) nda/fda
  approved/certified/cleared/recommended/endorsed by (the) national drug authority
  approved/certified/recommended/endorsed by (the) world health
  who approved/certified herb/herbs/herbal/medicine/product/products/formula/remedy
  approved by ministry, approved by the ministry

say testimony [nda-conduct]:
  i/he/she/they/we/mother/father/wife/husband/son/daughter/child/mum/mom/dad/sister/brother/friend was/were/got/am/is/been ~ cured/healed
  it/this/herb/root/tea/powder healed/cured me/him/her/us

say replaces [who-1988]:
  stop/stops/quit/leave/forget/abandon (taking/your/the/using/my/about) arv/arvs/insulin
  stop/quit taking ~ tablets/medicine/drugs/pills
  throw/throws ~ insulin/tablets/medicine/medicines/arvs/pills away
  throw/throws away (your/the/all) insulin/tablets/medicine/medicines/arvs/pills
  replace/replaces/instead of (your/the) arvs/insulin/immunisation/immunization/vaccine/vaccines/vaccination
  better/stronger/faster than (the/any) hospital/hospitals/doctors/doctor/medical/pharmacy/arvs/insulin
  no need for/of (any/an) surgery/operation/hospital/doctors/insulin/arvs
  no need to ~ surgery/operation/hospital/doctor
  doctors ~ hide/hiding/hid this
  doctors do not/dont want you

say safety [nda-conduct]:
  no/zero/without ~ side effects/effect
  free/free of/from side effects
  side effects free
  100/hundred/completely/totally (percent) safe
  safe for everyone/everybody, safe for all ages/people
  natural ~ so ~ safe
  no/cannot/cant/never/impossible (to) overdose

say faith [ucc-2019] unsure:
  remove/removes/removing witchcraft/curses/curse/demons
  healing prayer/prayers, prayer healing
  faith healing

say weight [ucc-2019] unsure:
  lose/loses/losing ~ # kg/kgs/kilos
  melt/melts/burn/burns ~ fat
  slim/slimming ~ without ~ diet/dieting
  weight gain/gainer syrup/pills
  weight loss tea/pills/powder

say children [who-1988] unsure:
  safe for newborns/babies/infants
  false teeth remedy/medicine/cure
  child/baby walks/walk/talks/talk sooner/earlier/faster

say testimony [nda-conduct] unsure:
  before and after

say title [tcma-2019] unsure:
  dr/prof/professor/doctor ~ herbalist

say potency [nda-products] unsure:
  kukumanga, manix, mega power, embaluka hardcore, stronger weekend, vitality powder, kbr powder

cure lg:
  okuwonya, eriwonya, liwonya, ewonya, awonya, kiwonya, guwonya, ziwonya, biwonya, buwonya, kawonya, luwonya
  okuwona, biwona, awona, nawona, bawona

for lg:
  eddagala

disease disease [lg-press] lg:
  kookolo, kokolo
  kkansa, kansa
  sukaali*
  mukenenya, akawuka ka mukenenya
  siriimu, ssiriimu, akawuka ka siriimu
  akafuba
  ensimbu
  ebigenge
  okusannyalala
  endwadde zemitima, obulwadde bwomutima
  omusujja gwensiri, musujja gwensiri
  ssennyiga lumiimamawuggwe, lumiimamawuggwe
  endwadde/obulwadde zonna/bwonna

disease schedule [lg-press] lg:
  enziku
  ebirwadde byobukaba, endwadde zobukaba
  mugumba, obugumba
  ensigo*

say pregnancy [lg-wikipedia] lg:
  okuggyamu/kuggyamu/aggyamu/eggyamu olubuto/embuto
  ekizaalaggumba

say potency [lg-press] lg:
  amaanyi gekisajja

say weight [lg-wikipedia] lg unsure:
  okukogga

say children [lg-press] lg unsure:
  abaana abato

plain:
  self heal
  sun/air/smoke/salt/sugar/shade/barn/well cured
  cured in the sun/shade
  cured vanilla/meat/leaf/leaves/tobacco/fish/ham/bacon/pods/beans
  curing room/barn/shed/box
  treated/treat wood/timber/poles/pole/posts/seed/seeds/water/soil/fabric
  treated (mosquito) net/nets, mosquito net treated, nets treated
  heat/pressure/steam/acid treated
  treat yourself/yourselves
  treat your/the guests/guest/family/friends/kids/children
  cancer institute/ward/foundation/society/centre/center/hospital/hospice/charity/run/walk
  diabetes/hiv/tb/malaria clinic/centre/center/association/test/tests/testing
  aids commission/support
  pressure cooker/cookers/pan/washer/gauge/canner/cooking
  sugar cane/canes/free
  cane/brown/palm sugar
  kidney/kidneys bean/beans
  virus/disease free
  disease/diseases/virus/viruses/infection/infections in/of/on ~ tomatoes/cassava/maize/coffee/bananas/plants/crops/trees/leaves/chicken/chickens/poultry/birds/cows/cattle/goats/pigs/animals/soil
  sugar levels in
  brush stroke/strokes
  heart shaped
  medicine/herb cabinet/garden/gardens/shelf/rack/bed/beds
  goodbye to rust
`;

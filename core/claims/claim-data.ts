/**
 * What makes a text claim that something heals, why that is looked at, and where that is said; compiled in November 2026.
 *
 * A line without indentation begins a group: its role, why (a text of core/texts/claims.ts), and the source
 * (claim-sources.ts). The roles:
 * `disease`: what is healed. It is a claim together with one of these (heals.ts has the distances):
 *   `cure`: a word that heals, before or after the disease; `act`: one that heals when the disease follows;
 *   `for`: one that heals when "for" and the disease follow, or the disease stands right before;
 *   `goods`: what is sold, when the disease stands right before; `use`: "for", when the disease follows at once;
 *   `gone`: a result, when the disease stands before;
 *   `offer`: what is offered to somebody who is asked about the disease with the words of `sick`.
 * `say`: is a claim by itself. `plain`: is none of all these.
 *
 * Each line below has a phrase, with other spellings after commas. a/b: either word. (a): with or without. #: a number.
 * ~: up to three words. -a: with the beginnings that its language gives such a word (claims.ts). *: is vague; such a
 * disease means other things too, and is one only next to a word that heals; such a result must stand next to it.
 * `unsure`: what the law says of it is not sure, and it is looked for only where the operator wants it (CLAIMS=all).
 * `lg`: Luganda, `sw`: Kiswahili, which no speaker has read yet; all else is English.
 */
export const claimData = `
cure:
  cure/cures/cured/curing/curer
  heal/heals/healed/healing/healer/healers
  treat/treats/treated/treating/treatment/treatments
  remedy/remedies/remedied
  remover, antidote
  recover/recovers from
  get/gets/got well

act:
  kill/kills/killed/killing
  remove/removes/removed/removing
  flush/flushes/flushed/flushing
  clear/clears/cleared/clearing
  clean/cleans/cleanse/cleanses/cleansing/detox/detoxes
  shrink/shrinks/shrank/shrinking
  dissolve/dissolves/dissolved/dissolving
  reverse/reverses/reversed/reversing
  eliminate/eliminates/eliminated/eliminating
  eradicate/eradicates/eradicated/eradicating
  destroy/destroys/destroyed/destroying
  fight/fights/fighting/fought
  beat/beats/beating, defeat/defeats/defeated/defeating, crush/crushes/smash/smashes/zap/zaps
  conquer/conquers/conquered, overcome/overcomes/overcame, combat/combats, tackle/tackles, attack/attacks
  block/blocks, halt/halts, arrest/arrests, curb/curbs, suppress/suppresses
  counter/counters/counteracts/neutralises/neutralizes
  banish/banishes, expel/expels, erase/erases, purge/purges, undo/undoes
  correct/corrects, resolve/resolves, ward/wards off
  forget/forgets (about), lose your, put/puts an end to
  take/takes care of, deal/deals with, knock/knocks out
  stop/stops/stopped/stopping
  end/ends/ended/ending
  finish/finishes/finished/finishing
  prevent/prevents/prevented/preventing, prevention of
  protect/protects/protection ~ against/from
  relieve/relieves/relieved/relieving, relief from, ease/eases, soothe/soothes, calm/calms, alleviate/alleviates
  control/controls/controlling, manage/manages/managing, handle/handles
  repair/repairs/repairing, fix/fixes/fixed, solve/solves/solved, sort/sorts/sorted (out)
  restore/restores/restored/restoring
  unblock/unblocks/unblocking
  lower/lowers/lowered/lowering, reduce/reduces/reduced/reducing, bring/brings/bringing down
  regulate/regulates/regulating, balance/balances/balancing, maintain/maintains, improve/improves/improved
  normalise/normalises/normalize/normalizes/normalising/normalizing
  stabilise/stabilises/stabilize/stabilizes
  burn/burns/burned, melt/melts/melted
  get/gets/getting/got rid of, rid/rids you of, save/saves/saved/deliver/delivers/delivered you/me/him/her from
  take/takes/took away, wipe/wipes/wiped out, kick/kicks/kicked out, sweep/sweeps away/out
  wash/washes/washed/chase/chases/chased/drive/drives away/out, chase/chases/chased
  free/freedom from/of, frees/freed/free you/me/him/her from/of
  goodbye (to), bye bye (to), bye to, say/says no to, never suffer from
  no more
  good/best/great/excellent/perfect/useful/effective/powerful/potent/recommended/ideal for/against
  works/work/worked/working for/on/against, proven/tested on/against
  help/helps/helped/helping with/against

act unsure:
  helps

for:
  medicine, medicines
  herb, herbs
  drug, drugs
  dawa
  solution, solutions, answer, relief

goods:
  tea/teas/powder/powders/leaves/roots/bark/oil/syrup/capsules/juice/tonic/formula/mixture/drink/supplement
  killer/killers/fighter/fighters/buster/destroyer

use:
  for, against, uses, benefits

gone:
  gone, disappear/disappears/disappeared/disappearing, vanish/vanishes/vanished
  go/goes/going/went away, away*
  reversed, cleared, dissolved, melted/melts, shrank/shrunk/shrink/shrinks
  solved, fixed, sorted, finished, ended, stop/stops/stopped
  beaten, overcome, defeated, destroyed, killed, removed, eliminated
  prevented, relieved, eased, reduced, flushed/kicked/wiped/chased out/away
  controlled, managed, suppressed, under control, no more, free in/within/after, dry/dries/dried up, cannot/cant survive
  recover/recovers/recovered
  curable, reversible
  is/are/be/becomes/became/was history, is/are/was/got/feels better
  leave/leaves/left you/me/him/her/us, leave/leaves/left (your/my/the) body
  never/not come/comes/came/return/returns
  normal/normalise/normalises/normalize/normalizes/undetectable

sick:
  suffering from, suffer from, tired of, struggling with, battling, troubled by, diagnosed with
  have, got

offer:
  call/whatsapp/contact/text/inbox me/us/now/today/on/#
  try this/it/our/my, use this/it/our, drink this/it/our, take this/it/our, buy this/it/our, get this/it/yours/yourself
  order now/today/yours/here
  we/i have/got, can/will help
  worry no more, look no further, this is for you, here is

disease schedule [drug-act-33]:
  syphilis
  gonorrhoea, gonorrhea, gonorea
  chancre, chancroid
  chlamydia
  std, stds, sti, stis
  herpes
  sexually transmitted
  venereal disease, venereal diseases
  uti, utis
  urinary infection/infections/problem/problems/disease/diseases, urinary tract
  candida, candidiasis
  bladder infection/disease/problem/problems/stones
  prostate, prostrate cancer
  fibroid, fibroids
  infertility, infatility
  (low) sperm count
  pid, h pylori
  yeast/vaginal/fungal infection/infections
  barrenness
  impotence
  period/periods pain/pains, painful/irregular/heavy periods/period
  menstrual/menstruation ~ pain/pains/disorder/disorders/problems/cramps
  endometriosis
  ovarian cyst/cysts
  kidney/kidneys failure/disease/stones/stone/problem/problems/infection
  arteriosclerosis, atherosclerosis, blocked arteries, arteries

disease disease [nda-vetting]:
  diabetes, diabities, diabetic
  blood sugar, sugar levels
  sugar*
  hypertension
  blood pressure
  pressure*, presure*, bp
  high bp
  stroke*
  paralysis
  heart disease/attack/failure/problems
  cholesterol
  asthma, asma
  tuberculosis, tb
  hepatitis
  sickle cell, sickle cells
  epilepsy
  fits*
  ulcer, ulcers, ulsas
  malaria
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
  liver disease/failure/problems, cirrhosis, jaundice
  gout, anaemia, anemia, meningitis, polio, tetanus, glaucoma, migraine, migraines, appendicitis, sinusitis
  sleeping sickness, yellow fever
  all/any/every/many/most/various (the/other/kind/kinds/type/types) (of) disease/diseases/sickness/sicknesses/illness/illnesses
  # diseases/sicknesses/illnesses

disease disease [nda-2021]:
  cancer, cancers
  cancer cells
  tumour, tumours, tumor, tumors
  leukaemia, leukemia
  hiv, hiv aids, viral load
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
  skin rash, rashes, eczema, ringworm

say disease [nda-vetting]:
  hiv ~ negative, negative ~ hiv, hepatitis (b) negative
  viral load ~ undetectable/zero
  cd4
  normal blood sugar/pressure, normal sugar/pressure levels
  sugar/pressure ~ normal/normalise/normalises/normalize/normalizes, sugar/pressure ~ back to normal
  bring/brings/bringing ~ sugar/pressure down
  keep/keeps/keeping malaria/ebola/covid/corona/cancer/diabetes/hiv away/off
  blind ~ see again
  paralysed/stroke/lame ~ walk/walks/walked
  natural/herbal insulin/antibiotic/antibiotics/vaccine/arv/arvs, like insulin
  boost/boosts/increase/increases/raise/raises ~ sperm count
  unblock/unblocks/unblocking/open/opens/opening/clear/clears (the/your) blocked/fallopian tubes
  unblock/unblocks/open/opens ~ fallopian tubes
  open/opens/unblock/unblocks (the/your) tubes/arteries
  repair/repairs/heal/heals/clean/cleans/cleanse/cleanses/flush/flushes/detox/detoxes/restore/restores ~ kidney/kidneys/liver
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
  herb/herbs/pill/pills/medicine/leaves/root/roots/drug/drugs ~ abortion/abortions/abort
  for/safe/quick/easy/cheap/procure/procures abortion/abortions
  abort/aborts/aborting safely/easily/quickly
  remove/removes/terminate/terminates/end/ends/flush/flushes/abort/aborts (out) (a/the/your/an/unwanted) pregnancy/pregnancies/foetus/fetus
  get/gets rid of (a/the/your/an/unwanted) pregnancy
  bring/brings/bringing back ~ period/periods/menses, bring/brings (your) period/periods/menses back
  missed period/periods

say pregnancy [drug-act-33]:
  clean/cleans/cleanse/cleanses/cleansing/wash/washes/flush/flushes (the/your) womb/uterus
  womb cleanser/cleansing/cleaner
  give/gives/get/gets/conceive/produce/produces/bear ~ twins
  get/gets/give/gives/conceive/conceives/bear/have (you/a) baby boy/girl
  conceive ~ boy/girl
  induce/induces/inducing/speed/speeds/start/starts (up) labour/labor
  herbal/natural family planning, family planning herb/herbs/tea/medicine/leaves, herb/herbs for family planning
  make/makes/help/helps/helped ~ conceive/pregnant
  get/gets/become/becomes pregnant fast/quickly/easily/soon/naturally, get/gets/got pregnant in/within/after #/one/a, got pregnant after using/taking/drinking
  boost/boosts/increase/increases/improve/improves/restore/restores (your/her/his/female/male) fertility
  fail/failed/failing/unable/struggling to conceive
  herbal/natural contraceptive/contraceptives/contraception
  herbal/natural birth control
  prevent/prevents/avoid/avoids ~ pregnancy

say potency [drug-act-33]:
  manpower booster/enhancer/herb/herbs/tea/powder/medicine/remedy
  man power
  boost/boosts/increase/increases/restore/restores/for ~ manpower/libido/potency/virility
  libido/sex/sexual booster/boosters/enhancer/enhancement/power/stamina/performance/drive
  last/lasts/lasting/go/goes/stay ~ in bed
  make/makes you/him/men last longer
  power/strength/stamina/energy for men, strong/stronger/power/perform/performance/longer ~ bedroom
  last/go # ~ rounds/round
  # rounds in bed
  manhood, penis
  erectile dysfunction, erectile disfunction
  weak/strong/stronger/hard/harder erection/erections
  herbal/natural viagra
  premature/early/quick ejaculation/ejaculations
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
  works/work/effective 100, 100 (percent) effective/results/working, results guaranteed, guaranteed results
  guaranteed to cure/heal/treat/work
  clinically/scientifically/medically proven/tested
  recommended/trusted/used/prescribed by ~ doctors/doctor
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
  stop/stops/stopped/stopping/quit/leave/forget/abandon (about) (taking/using/swallowing) (your/the/my/his/her/all) arv/arvs/insulin
  stop/stopped/quit/leave/forget (about) (taking/using/swallowing) (your/the/my/hospital) (pressure/diabetes/hospital) tablets/medicine/drugs/pills
  no more/need/use (of/for) (taking) (your) arv/arvs/insulin/dialysis/chemo/chemotherapy
  throw/throws ~ insulin/tablets/medicine/medicines/arvs/pills away
  throw/throws away (your/the/all) insulin/tablets/medicine/medicines/arvs/pills
  replace/replaces (your/the) arvs/insulin/immunisation/immunization/vaccine/vaccines/vaccination/chemo/chemotherapy/dialysis
  instead of (your/the) arvs/insulin/immunisation/immunization/vaccine/vaccines/vaccination/chemo/chemotherapy/dialysis
  better/stronger/faster than (the/any) hospital/hospitals/doctors/doctor/medical/pharmacy/arvs/insulin/chemo/chemotherapy
  where/when (the) hospital/hospitals/doctors/medicine ~ failed/fail/fails
  without (an/any/the) operation/surgery
  doctors (are/were) shocked/amazed/surprised/baffled
  not/dont/never need (any/an/the) surgery/operation/hospital/insulin/arvs, need/needs no surgery/operation/hospital/insulin/arvs
  what/where/when (the) hospital/hospitals/doctors/doctor cannot/cant/could/fail
  no need for/of (any/an) surgery/operation/hospital/doctors/insulin/arvs
  no chemo/chemotherapy/surgery/operation/insulin/injection/injections needed
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
  -wonya, -wona, -jjanjaba

for lg:
  eddagala, ddagala

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
  puleesa, entunnunsi
  amabwa gomu/gomulubuto (lubuto)

disease schedule [lg-press] lg:
  enziku
  kabotongo, kabootongo
  ebirwadde byobukaba, endwadde zobukaba/zekikaba
  mugumba, obugumba
  ensigo*

say pregnancy [lg-wikipedia] lg:
  -ggyamu olubuto/embuto
  ekizaalaggumba

say potency [lg-press] lg:
  amaanyi gekisajja

say weight [lg-wikipedia] lg unsure:
  okukogga

say children [lg-press] lg unsure:
  abaana abato

cure sw:
  -tibu, -ponya, -ponyesha, -pona, -tibika, tiba, matibabu

act sw:
  -ondoa, -maliza, -zuia, -kinga, -ua, -punguza, -shusha, -angamiza, -saidia
  nzuri/bora/safi kwa/dhidi

for sw:
  dawa ya/za/la

gone sw:
  -isha, -kwisha, -toweka, -ondoka

disease disease [sw-words] sw:
  kisukari
  saratani
  ukimwi, virusi vya ukimwi
  shinikizo la damu
  presha
  kiharusi
  kifafa
  pumu
  kifua kikuu, kifuakikuu
  homa ya ini/matumbo/manjano
  vidonda vya tumbo
  bawasiri
  ngiri
  ukoma
  kichocho
  kipindupindu
  surua
  seli mundu, selimundu
  uvimbe*
  magonjwa/maradhi yote/mengi/sugu/arobaini, kila ugonjwa

disease schedule [sw-words] sw:
  kaswende
  kisonono
  magonjwa ya zinaa/ngono
  ugumba, utasa
  tezi dume
  mawe ya/kwenye figo, ugonjwa/matatizo wa/ya figo

disease disease [sw-words] sw unsure:
  kikohozi
  mafua

say disease [sw-words] sw:
  -ua virusi

say pregnancy [sw-words] sw:
  -toa mimba/ujauzito
  -safisha kizazi
  -zuia mimba

say potency [sw-words] sw:
  nguvu za kiume
  -ongeza/-refusha/-kuza (ukubwa/urefu) (wa) uume
  -bana uke
  -ongeza (ukubwa) (wa) makalio/matiti

say approval [sw-words] sw:
  imethibitishwa/imeidhinishwa/imepitishwa na nda

say replaces [sw-words] sw:
  -acha (kutumia/kunywa/kumeza) (dawa) (za) arv/arvs/insulini/insulin

say safety [sw-words] sw:
  haina/hazina/bila madhara

plain:
  self heal
  test/tests/tested/testing/check/checked/screened/screening/positive for
  money/funds/fund/charity/donation/donations/net/nets/clinic/ward/walk/run for
  nets/net/fight/vaccine/vaccinated/immunised against
  sugar free ~ for
  free from/of cholesterol/sugar/virus/viruses/disease/diseases
  cancer/hiv/aids/diabetes/malaria/tb day/week/month/walk/season/programme/program/project/campaign/awareness/research/control/nurse/ward
  positive or negative
  keep/keeps/stay/far/right/give/gives/gave/run/runs away
  soil fertility
  bad/dangerous/harmful/useless/risky for/against
  presha ya tairi/maji/gesi
  sun/air/smoke/salt/sugar/shade/barn/well cured
  cured in the sun/shade
  cured vanilla/meat/leaf/leaves/tobacco/fish/ham/bacon/pods/beans
  curing room/barn/shed/box
  treated/treat wood/timber/poles/pole/posts/seed/seeds/water/soil/fabric
  treated (mosquito) net/nets, mosquito net treated, nets treated
  heat/pressure/steam/acid treated
  treat yourself/yourselves
  treat your/the guests/guest/family/friends/kids/children
  cancer institute/ward/foundation/research/society/centre/center/hospital/hospice/charity/run/walk
  diabetes/hiv/tb/malaria clinic/centre/center/association/test/tests/testing
  aids commission/support
  pressure cooker/cookers/pan/washer/gauge/canner/cooking
  sugar cane/canes/free
  cane/brown/palm sugar
  kidney/kidneys bean/beans
  virus/disease free
  disease/diseases/virus/viruses/infection/infections in/of/on ~ tomatoes/cassava/maize/coffee/bananas/plants/crops/trees/leaves/chicken/chickens/poultry/birds/cows/cattle/goats/pigs/animals/soil
  sugar levels in
  sugar gone/finished/ended/stops/stopped/reduced
  brush stroke/strokes
  heart shaped
  medicine/herb cabinet/garden/gardens/shelf/rack/bed/beds
  goodbye to rust
`;

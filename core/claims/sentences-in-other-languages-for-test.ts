import { lines } from '../shared/text/lines-for-test.ts';

/** As in sentences-for-test.ts. No speaker has read these; more in Luganda is there. */
export const claimingInKiswahili = lines`
  dawa ya kisukari
  inatibu malaria
  inaponya saratani
  huponya vidonda vya tumbo
  tiba ya ukimwi
  inatibu shinikizo la damu
  dawa ya presha
  inaondoa kisukari kabisa
  inazuia malaria
  inaua virusi vya ukimwi
  dawa ya nguvu za kiume
  inaongeza nguvu za kiume
  dawa ya kutoa mimba
  kutoa mimba kwa usalama
  haina madhara yoyote
  acha kutumia ARV
  dawa ya kaswende na kisonono
  nilipona saratani
  utapona kisukari ndani ya wiki mbili
  dawa ya pumu
  inatibu kifafa
  tiba ya kiharusi
  inatibu ugumba
  inasafisha kizazi
  inatibu magonjwa yote
  inaongeza ukubwa wa uume
  imethibitishwa na NDA
  kisukari kimekwisha
  saratani imepona
  inatibu homa ya ini
  dawa ya bawasiri
  inatibu kifua kikuu
  tunatibu kansa
  inatibu tezi dume
  mwarobaini hutibu magonjwa arobaini
  nzuri kwa malaria
  majani haya yanatibu malaria
  mafuta ya kutibu saratani
  inatibu kisukari na presha
  dawa ya malaria na homa ya matumbo
  tiba ya saratani bila upasuaji
  dawa ya asili ya ukimwi
  huondoa vidonda vya tumbo
  utapona kabisa kisukari
  inamaliza kaswende
  kisukari kinatibika
  dawa ya kuongeza nguvu za kiume
  mti huu unatibu kansa
  acha ARV tumia dawa hii
  tunauza dawa ya saratani
  mafuta haya yanaponya kisonono
  dawa hii huondoa presha
  inasaidia wagonjwa wa kisukari kupona
`;

export const claimingInLuganda = lines`
  eriwonya puleesa
  liwonya kabotongo
  eddagala lya sukaali
  tuwonya kookolo
  nnawona kookolo
  guwonya amabwa g'omu lubuto
  okujjanjaba mukenenya
  lijjanjaba akafuba
  eddagala ly'amaanyi g'ekisajja
  liggyamu olubuto
  eddagala eriggyamu olubuto
  omuti ogujjanjaba enziku
  eddagala lya puleesa ne sukaali
  eddagala liwonya sukaali ne puleesa
  luno lujjanjaba kookolo
  omusujja gw'ensiri guwona
  tuwonya mukenenya
  omululuza guwonya omusujja gw'ensiri
  eddagala lino liwonya endwadde zonna
  awonya siriimu
`;

export const harmlessInKiswahili = lines`
  haitibu kisukari
  si dawa ya malaria
  hatuuzi dawa ya ukimwi
  Je, inatibu malaria?
  hakuna tiba ya ukimwi
  dawa ya mbu, salama kwa nyumba
  dawa ya meno ya mwarobaini
  sukari ya miwa
  tunauza mwarobaini na mlonge
  muulize daktari kabla ya kutumia
  usiache dawa zako
  nzuri kwa ngozi na nywele
  chai ya tangawizi na asali
  mbegu za mlonge kwa kupanda
  haiponyi ugonjwa wowote
  sabuni ya mwarobaini
  bei nafuu, inapatikana Kampala
  viungo vya pilau
  natafuta dawa ya malaria
  sio dawa, ni chai tu
  presha ya tairi
  mama mjamzito asitumie
  mafuta ya nazi kwa nywele
  majani makavu ya mchaichai
  dawa ya kuua wadudu kwenye nyanya
  hatusemi kwamba inatibu kisukari
  hii haiwezi kutibu saratani
  karibu dukani, tuna asali safi
  dawa ya kienyeji haijathibitishwa, muulize daktari
  hakuna dawa ya ukimwi
  hii si dawa
  chai hii haitibu ugonjwa
  je inatibu presha?
  naomba dawa ya mbu
  tunauza sukari na chai
  mchele na maharage
  kuku wa kienyeji
  maji safi
  tunatoa usafiri bure
  asali mbichi
  bei ya jumla
  sabuni nzuri kwa nguo
  nzuri kwa chakula
  mbolea nzuri kwa nyanya
`;

export const harmlessInLuganda = lines`
  tetutunda ddagala liwonya kookolo
  teriwonya mukenenya
  eddagala ly'ensiri
  ntangawuzi nnungi nnyo mu caayi
  buuza omusawo
  nnoonya eddagala lya sukaali
  liwonya sukaali?
  si ddagala lya kookolo
  mululuza omukalu
  ensigo za moringa
  sukaali n'amajaani
  olubuto lunnuma nnyo
  ssabbuuni w'omululuza
  caayi omulungi
  ensigo n'ebikoola
  nnyaanya ezengedde
  omubisi gw'enjuki
  buuza omusawo ng'olina puleesa
  tewali ddagala liwonya siriimu
  teriwonya ndwadde yonna
`;

export const missedInKiswahili = lines`
  mimba hutoka kwa dawa hii
`;

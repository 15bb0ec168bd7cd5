/** Uganda's districts, and two towns that people treat as districts, in alphabetical order. */
export const ugandanDistricts: readonly string[] = `
Abim, Adjumani, Agago, Alebtong, Amolatar, Amudat, Amuria, Amuru, Apac, Arua, Budaka, Bududa, Bugiri,
Bugweri, Buhweju, Buikwe, Bukedea, Bukomansimbi, Bukwo, Bulambuli, Buliisa, Bundibugyo, Bunyangabu,
Bushenyi, Busia, Butaleja, Butambala, Butebo, Buvuma, Buyende, Dokolo, Entebbe, Fort Portal, Gomba,
Gulu, Hoima, Ibanda, Iganga, Isingiro, Jinja, Kaabong, Kabale, Kabarole, Kaberamaido, Kagadi, Kakumiro,
Kalaki, Kalangala, Kaliro, Kalungu, Kampala, Kamuli, Kamwenge, Kanungu, Kapchorwa, Kapelebyong, Karenga,
Kasese, Kassanda, Katakwi, Kayunga, Kazo, Kibaale, Kiboga, Kibuku, Kikuube, Kiruhura, Kiryandongo,
Kisoro, Kitagwenda, Kitgum, Koboko, Kole, Kotido, Kumi, Kwania, Kween, Kyankwanzi, Kyegegwa, Kyenjojo,
Kyotera, Lamwo, Lira, Luuka, Luwero, Lwengo, Lyantonde, Madi-Okollo, Manafwa, Maracha, Masaka, Masindi,
Mayuge, Mbale, Mbarara, Mitooma, Mityana, Moroto, Moyo, Mpigi, Mubende, Mukono, Nabilatuk,
Nakapiripirit, Nakaseke, Nakasongola, Namayingo, Namisindwa, Namutumba, Napak, Nebbi, Ngora, Ntoroko,
Ntungamo, Nwoya, Obongi, Omoro, Otuke, Oyam, Pader, Pakwach, Pallisa, Rakai, Rubanda, Rubirizi, Rukiga,
Rukungiri, Rwampara, Sembabule, Serere, Sheema, Sironko, Soroti, Terego, Tororo, Wakiso, Yumbe, Zombo
`
  .trim()
  .split(/,\s/);

/** The districts where villages can be chosen, each with its villages. */
export const ugandanVillages: ReadonlyMap<string, readonly string[]> = new Map(
  `
Kampala: Kawempe, Kisenyi, Kololo, Makindye, Nakasero, Ntinda
Gulu: Bardege, Laroo, Layibi, Pece, Unyama
Lira: Adyel, Amuca, Ayago, Ojwina, Railways
Jinja: Budondo, Bugembe, Mafubira, Masese, Mpumudde, Walukuba
Mbarara: Biharwe, Kakiika, Kakoba, Kamukuzi, Nyamitanga, Ruti
Mbale: Busamaga, Nakaloke, Namakwekwe, Namatala, Nkoma
Arua: Adumi, Dadamu, Oli, Ombaci, Pajulu
Kasese: Bulembia, Hima, Kilembe, Kisanga, Nyamwamba
Masaka: Katwe, Kijjabwemi, Kimaanya, Nyendo, Ssenyange
Entebbe: Abaita Ababiri, Katabi, Kigungu, Kitoro, Lunyo, Nakiwogo
Fort Portal: Boma, Kabundaire, Kagote, Kisenyi, Rwengoma
Soroti: Arapai, Kichinjaji, Madera, Opuyo, Pamba
Hoima: Bujumbura, Busiisi, Kahoora, Kasingo, Mparo
Masindi: Bwijanga, Karujubu, Kigulya, Kijura, Nyangahya
Tororo: Malaba, Merikit, Mukuju, Nagongera, Osukuru
Mukono: Ggulu, Goma, Kyampisi, Nakisunga, Nama, Seeta
Mityana: Banda, Busimbi, Ssekanyonyi, Ttamu, Zigoti
Bushenyi: Bumbaire, Ishaka, Kizinda, Kyeizooba, Nyakabirizi
Kiboga: Bukomero, Ddwaniro, Kapeke, Lwamata, Muwanga
Wakiso: Bweyogerere, Kajjansi, Kasangati, Kira, Namugongo, Nansana
`
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([district = '', villages = '']) => [district, villages.split(', ')]),
);

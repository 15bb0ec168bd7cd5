/**
 * The villages to choose from in each of Uganda's districts, and in two towns that people treat as districts; most have
 * none. Districts are in alphabetical order.
 */
export const ugandanVillages: ReadonlyMap<string, readonly string[]> = new Map(
  `
Abim; Adjumani; Agago; Alebtong; Amolatar; Amudat; Amuria; Amuru; Apac;
Arua: Adumi, Dadamu, Oli, Ombaci, Pajulu;
Budaka; Bududa; Bugiri; Bugweri; Buhweju; Buikwe; Bukedea; Bukomansimbi; Bukwo; Bulambuli; Buliisa;
Bundibugyo; Bunyangabu;
Bushenyi: Bumbaire, Ishaka, Kizinda, Kyeizooba, Nyakabirizi;
Busia; Butaleja; Butambala; Butebo; Buvuma; Buyende; Dokolo;
Entebbe: Abaita Ababiri, Katabi, Kigungu, Kitoro, Lunyo, Nakiwogo;
Fort Portal: Boma, Kabundaire, Kagote, Kisenyi, Rwengoma;
Gomba;
Gulu: Bardege, Laroo, Layibi, Pece, Unyama;
Hoima: Bujumbura, Busiisi, Kahoora, Kasingo, Mparo;
Ibanda; Iganga; Isingiro;
Jinja: Budondo, Bugembe, Mafubira, Masese, Mpumudde, Walukuba;
Kaabong; Kabale; Kabarole; Kaberamaido; Kagadi; Kakumiro; Kalaki; Kalangala; Kaliro; Kalungu;
Kampala: Kawempe, Kisenyi, Kololo, Makindye, Nakasero, Ntinda;
Kamuli; Kamwenge; Kanungu; Kapchorwa; Kapelebyong; Karenga;
Kasese: Bulembia, Hima, Kilembe, Kisanga, Nyamwamba;
Kassanda; Katakwi; Kayunga; Kazo; Kibaale;
Kiboga: Bukomero, Ddwaniro, Kapeke, Lwamata, Muwanga;
Kibuku; Kikuube; Kiruhura; Kiryandongo; Kisoro; Kitagwenda; Kitgum; Koboko; Kole; Kotido; Kumi; Kwania;
Kween; Kyankwanzi; Kyegegwa; Kyenjojo; Kyotera; Lamwo;
Lira: Adyel, Amuca, Ayago, Ojwina, Railways;
Luuka; Luwero; Lwengo; Lyantonde; Madi-Okollo; Manafwa; Maracha;
Masaka: Katwe, Kijjabwemi, Kimaanya, Nyendo, Ssenyange;
Masindi: Bwijanga, Karujubu, Kigulya, Kijura, Nyangahya;
Mayuge;
Mbale: Busamaga, Nakaloke, Namakwekwe, Namatala, Nkoma;
Mbarara: Biharwe, Kakiika, Kakoba, Kamukuzi, Nyamitanga, Ruti;
Mitooma;
Mityana: Banda, Busimbi, Ssekanyonyi, Ttamu, Zigoti;
Moroto; Moyo; Mpigi; Mubende;
Mukono: Ggulu, Goma, Kyampisi, Nakisunga, Nama, Seeta;
Nabilatuk; Nakapiripirit; Nakaseke; Nakasongola; Namayingo; Namisindwa; Namutumba; Napak; Nebbi; Ngora;
Ntoroko; Ntungamo; Nwoya; Obongi; Omoro; Otuke; Oyam; Pader; Pakwach; Pallisa; Rakai; Rubanda; Rubirizi;
Rukiga; Rukungiri; Rwampara; Sembabule; Serere; Sheema; Sironko;
Soroti: Arapai, Kichinjaji, Madera, Opuyo, Pamba;
Terego;
Tororo: Malaba, Merikit, Mukuju, Nagongera, Osukuru;
Wakiso: Bweyogerere, Kajjansi, Kasangati, Kira, Namugongo, Nansana;
Yumbe; Zombo
`
    .trim()
    .split(/;\s/)
    .map((line) => line.split(': '))
    .map(([district = '', villages]) => [district, villages?.split(', ') ?? []]),
);

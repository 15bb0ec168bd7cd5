import { describe, expect, it } from 'vitest';
import { lines } from './lines-for-test.ts';
import { holdsWebAddress } from './web-address.ts';

describe('a web address is found in', () => {
  it.each(lines`
    See https://herbs.example/neem
    Verify now https://evil.example/login
    HTTP://x
    www.cheaper.org
    good.com
    cheap herbs at good.com, call me
    evil.net is cheaper
    GOOD.COM
    t.me/x
    write to wa.me/256700
    go bit.ly/abc
    it is all on bit.ly
    join me (t.me)
    herbs.co
    herbs.africa
    buy at herbs.co.ug
    goo.gl/abc
    https goo.gl: look
    tinyurl.com/abc
    kampala.shop has it too
    my-herbs.online for more
    cheap.store now
    evil.biz or evil.xyz
    natural.health/offers
    sale.today/now
    go to kampala.market
    mail me at amina@herbs.info
    user@site.de
    192.168.4.20
    http://10.0.0.1:8080
    at 41.190.3.7 you can order
    evil [.] example
    evil[.]com
    evil(.)com
    evil [dot] example
    evil (dot) ug
    evil . com
    evil .com
    evil dot com
    Evil DOT Com for herbs
    herbs dot co dot ug
    try shop.co.ug today please
    evil.co.ug is mine
    bits at herbs.or.ke too
    evil <dot> com
    evil *dot* com
    evil_dot_com
    evil·com
    evil•com
    evil‧com
    evil∙com
    evil⋅com
    evil・com
    t dot me/neem
    bit.l\u200by
    g\u00adood.com
    evil.c\u3164om
    ｈｅｒｂｓ．ｃｏｍ
    wa。me
    good.\u0441om
    президент.рф
    राजा.भारत
    evil.xn--p1ai
    例子.公司
  `)('%s', (text) => {
    expect(holdsWebAddress(text)).toBe(true);
  });
});

describe('no web address is found in', () => {
  it.each(lines`
    good.it helps
    dried.co of mine
    fresh · dry · bio
    roots • bark • info inside
    Very nice.so cheap
    Thanks.my mother likes it
    dried.in the shade
    sold.to a friend, sorry
    It is fresh.is it from Mukono?
    fresh leaves.I'll take two
    fine.it's mine
    ok.me, I like it
    good.be careful
    Nice.how much?
    it works.now I want more
    sold out.call me tomorrow
    fresh.you can come today
    Dried in the sun.Very good
    Good, e.g. as tea. Ask me.
    dried, i.e. without water
    UGX 3.500 is dear
    UGX 1.500.000
    3.5 kg
    5.kg
    version 1.2.3
    on 12.11.2026
    at 10.30 a.m. or 4.15 p.m.
    Call 0772.123.456
    Nakato Sarah
    Mr. Moses K.
    Dr.Mukasa
    J.B. Ssempijja
    St.Mary
    Nakato Herbs Co.Ltd
    moses.k
    nakato.herbs
    polka dot dress
    a white dot on the leaf
    a dot in the middle
    dot
    Very nice . How much ?
    Good . it helps
    how are you . cool
    wait...what?
    Hmm ... me too
    ...
    mint, neem.
    .
    Plot 4.Nakasero
    1.Neem 2.Mint 3.Aloe
    from Owino.Come early
    50/50
    and/or
    time: 10:30
    price: 5000/=
    Very [good] leaves
    natural, organic. online now
    I paid by Airtel.MTN is off
    asante.sina pesa
  `)('%s', (text) => {
    expect(holdsWebAddress(text)).toBe(false);
  });
});

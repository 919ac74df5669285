import { describe, expect, test } from 'vitest';
import { nonsenseIn } from './sense.ts';

const texts = {
  English: `The lighthouse stands on a rock that the sea covers twice a day. Its keeper climbs the stairs every evening
    to light the lamp, and in the morning he writes the names of all ships that he saw into a book.`,
  German: `Der Leuchtturm steht auf einem Felsen, den das Meer zweimal am Tag bedeckt. Der Wärter steigt jeden Abend die
    Treppe hinauf und zündet die Lampe an, und am Morgen schreibt er die Namen der Schiffe in ein Buch, das nicht brennt.`,
  French: `Le phare se trouve sur un rocher que la mer couvre deux fois par jour. Le gardien monte chaque soir les marches
    pour allumer la lampe, et le matin il note dans un livre les noms des navires qui sont passés sur les eaux de la baie.`,
  Spanish: `El faro está en una roca que el mar cubre dos veces al día. El guardián sube cada noche las escaleras para
    encender la lámpara con una cerilla, y por la mañana escribe los nombres de los barcos que pasaron por la bahía.`,
  Polish: `Latarnia morska stoi na skale, którą morze zakrywa dwa razy dziennie. Latarnik wchodzi co wieczór po schodach,
    żeby zapalić lampę, a rano zapisuje w książce nazwy wszystkich statków, które widział. Nikt inny tam nie mieszka.`,
  Turkish: `Deniz feneri, denizin günde iki kez kapladığı bir kayanın üzerinde durur. Bekçi her akşam lambayı yakmak için
    merdivenleri çıkar ve sabahleyin gördüğü bütün gemilerin adlarını bir deftere yazar. Orada başka kimse yaşamaz.`,
  Vietnamese: `Ngọn hải đăng đứng trên một tảng đá mà biển phủ hai lần mỗi ngày. Người gác đèn leo cầu thang mỗi buổi tối
    để thắp đèn, và buổi sáng ông ghi tên tất cả các con tàu mà ông đã thấy vào một quyển sổ.`,
  Finnish: `Majakka seisoo kalliolla, jonka meri peittää kahdesti päivässä. Vartija kiipeää portaat joka ilta sytyttämään
    lampun, ja aamulla hän kirjoittaa kirjaan kaikkien näkemiensä laivojen nimet. Kukaan muu ei asu siellä.`,
  Latin: `Pharus in saxo stat, quod mare bis in die tegit. Custos omni vespere scalas ascendit ut lucernam accendat, et mane
    nomina omnium navium quas vidit in libro scribit. Nemo alius ibi habitat, nam insula parva est.`,
  Swahili: `Mnara wa taa unasimama juu ya mwamba ambao bahari huufunika mara mbili kwa siku. Mlinzi hupanda ngazi kila
    jioni ili kuwasha taa, na asubuhi huandika katika kitabu majina ya meli zote alizoziona. Hakuna mtu mwingine anayeishi huko.`,
  Hungarian: `A világítótorony egy sziklán áll, amelyet a tenger naponta kétszer elborít. Az őr minden este felmegy a
    lépcsőn, hogy meggyújtsa a lámpát, reggel pedig könyvbe írja minden hajó nevét, amelyet látott.`,
  Basque: `Itsasargia itsasoak egunean bitan estaltzen duen harkaitz baten gainean dago. Zaindaria gauero igotzen da
    eskaileretatik lanpara pizteko, eta goizean ikusi dituen itsasontzi guztien izenak liburu batean idazten ditu.`,
};

const rotated = (text: string, by: number): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + by) % 26));
  });
/** As a font gives it that numbers its letters `by` lower or higher; what is no character then is lost. */
const moved = (text: string, by: number): string =>
  text.replace(/[!-~]/g, (sign) => {
    const code = sign.charCodeAt(0) + by;
    return code > 32 && code < 127 ? String.fromCharCode(code) : '';
  });

describe('letters that stand for others, all the same way off, make no sense', () => {
  test.each([1, 3, 4, 7, 13, 16, 22, 25])('English, %i places on in the alphabet', (by) => {
    expect(nonsenseIn(rotated(texts.English, by))).toBe('letters');
  });
  test.each([-31, -29, -3, -1, 1, 2, 5])('English, by codes that are %i off', (by) => {
    expect(nonsenseIn(moved(texts.English, by))).toBe('letters');
  });
  test.each(['German', 'French', 'Spanish'] as const)('%s', (language) => {
    expect(nonsenseIn(rotated(texts[language], 5))).toBe('letters');
    expect(nonsenseIn(moved(texts[language], -29))).toBe('letters');
  });
  test('in a row of short lines, as a list of weeks has them', () => {
    const weeks = `Week 1: The history of the coast. Week 2: Rocks and the sea. Week 3: Who built the first towers, and why.
      Week 4: How ships were lost. Week 5: Lamps and their oil. Week 6: The end of the keepers, and what came after them.`;
    expect(nonsenseIn(rotated(weeks, 3))).toBe('letters');
  });
});

describe('what only looks strange does', () => {
  test.each(Object.entries(texts))('%s', (_, text) => {
    expect(nonsenseIn(text)).toBeNull();
  });
  test.each([
    ['a short text', 'Wkh ulyhu lv zlgh. Brrr!'],
    [
      'a line of formulas',
      'f(x) = ax2 + bx + c, dP/dt = rP(1 - P/K), Q = CA sqrt(2gh), x_{n+1} = x_n - f(x_n)/f(x_n), sin cos tan log',
    ],
    [
      'symbols of elements',
      'Ag Al Ar As At Au Ba Be Bi Br Ca Cd Ce Cl Co Cr Cs Cu Fe Fr Ga Ge He Hf Hg In Ir Kr La Li Lu Md Mg Mn Mo Na Nb Nd Ne Ni Np Os Pa Pb Pd Pm Po Pr Pt Pu Ra Rb Re Rh Rn Ru Sb Sc Se Si Sm Sn Sr Ta Tb Tc Te Th Ti Tl Tm Xe Yb Zn Zr',
    ],
    [
      'codes of airports',
      'AMS ARN ATH BCN BGY BLQ BRU BUD CDG CGN CPH DUB DUS EDI FCO FRA GVA HAM HEL IST KEF KRK LHR LIS LUX MAD MAN MUC MXP NCE OSL OTP PRG RIX SOF STN SVO TLL TXL VCE VIE VNO WAW ZAG ZRH',
    ],
    [
      'names',
      'Abelsen, Brzezicki, Ceylan, Drnovsek, Eyjolfsson, Fjeldstad, Grzegorczyk, Hrvatin, Iyer, Jankowski, Krk, Llwyd, Mbeki, Nguyen, Oyelaran, Przybylski, Quist, Rzepka, Szczepanski, Tkachuk, Urquiza, Vlk, Wrzesniewski, Xhaka, Yilmaz, Zbigniew',
    ],
    [
      'a program',
      'int main(void) { char *ptr = malloc(len + 1); if (ptr == NULL) return -1; strcpy(ptr, str); for (i = 0; i < len; i++) ptr[i] = tolower(ptr[i]); printf("%s\\n", ptr); free(ptr); return 0; }',
    ],
    [
      'an assembler listing',
      'pushq %rbp\nmovq %rsp, %rbp\nsubq $16, %rsp\nmovl $0, -4(%rbp)\njmp .L2\naddl $1, -4(%rbp)\ncmpl $9, -4(%rbp)\njle .L3\nleave\nret',
    ],
    [
      'words of a lesson',
      'strength, rhythm, myth, psych, lynx, crypt, glyph, hymn, nymph, pygmy, sphinx, tryst, gypsy, syzygy',
    ],
    [
      'a sequence of a protein',
      'MKTAYIAKQRQISFVKSHFSRQLEERLGLIEVQAPILSRVGDGTQDNLSGAEKAVQVKVKALPDAQFEVVHSLAKWKRQTLGQHDFSAGEGLYTHMKALRPDEDRLSPLHSVYVDQWDWE',
    ],
  ])('%s', (_, text) => {
    expect(nonsenseIn(text)).toBeNull();
  });
});

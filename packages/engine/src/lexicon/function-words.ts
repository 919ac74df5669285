/** Words without which hardly a sentence is made, of languages in Latin letters: by them a text is known for one. */
export const functionWords: ReadonlySet<string> = new Set(
  `the of and to in is that for on with as are by at from be this it or not
  le la les des du et un une est que dans pour sur qui au
  der die das und ist von zu mit den ein eine im nicht auf
  el los las por con una del se es
  il di che per non gli della sono
  os em uma ao dos da do não
  het een van niet op te
  och att det är som på av
  og til af er
  i w na z się nie że jest
  v se že je
  ve bir bu için olan olarak daha gibi
  yang dan untuk dengan
  yn y ac mae yr o
  ja ei että kuin mutta myös ovat joka
  kwa katika hii cha wake yake lakini
  az és egy
  și este cu
  ad cum sed quod quae atque enim autem etiam esse`
    .trim()
    .split(/\s+/),
);

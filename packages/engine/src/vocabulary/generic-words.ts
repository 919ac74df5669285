/*
 * Nouns and adjectives of general English and of all academic prose alike: alone they are no term of any subject.
 * Chosen by us as words that head sentences in every discipline.
 */
const genericWords = new Set(
  `ability able account action activity addition advantage age aim amount analysis answer appearance approach area argument
  article aspect attempt attention attitude author basis beginning behaviour behavior belief benefit bit body book box
  case cause center centre century chance change chapter characteristic child choice class collection combination common
  comparison component concept concern conclusion condition consequence consideration contrast control country couple course
  data date day deal decade decision degree description detail development difference different direction discovery
  discussion distance effect effort element end entity environment event evidence exact example exception existence
  experience experiment explanation extent fact factor family feature feeling field figure finding first following form
  friend full function future general generation goal good great ground group growth half hand head help high home
  hour house human idea image impact importance important increase individual influence information instance interest
  issue item job kind knowledge lack large last latter law layer lead learner length level life likely limit line link list
  little long look loss lot main major majority man manner mass material matter mean means measure member men method
  mind minute model modern moment month morning movement name nation nature need network new night note notion number object
  observation occasion old opinion opportunity option order organization origin other outcome output page paper part participant
  particular party past path pattern people percent percentage period person perspective phase phenomenon photo piece place
  plan point population portion position possibility possible potential power practice presence present pressure primary
  principle problem procedure process product program project property proportion purpose quality quantity question range
  rate reader reason recent reference region relation relationship report research researcher resource response result right
  rise role room rule sample scale school scientist second section self sense sequence series set setting several shape share
  short side sign significance significant similar simple single situation size skill small society solution something
  source space special specific stage standard start state statement status step story strategy strength structure student
  study style subject success sum support surface survey system table task teacher technique term test text theory thing third
  thought time title today tool top topic total town tradition transition treatment trend trial true turn type understanding
  unit use value variation variety various version video view way week whole woman women word work worker world writer
  year years young youth anyone everyone someone one ones many much none
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december chapter exercise summary objective introduction conclusion key link learning everyday connection
  north south east west mr mrs dr example examples
  thereafter hereafter moreover furthermore otherwise meanwhile likewise similarly additionally consequently nonetheless
  subsequently initially previously today tomorrow yesterday
  arrow bottom caption diagram graph inset left photograph picture stripe
  later ago earlier early late recently sometime faster slower better worse bigger smaller`.split(/\s+/),
);

/** Whether a folded word in the singular says nothing about a subject by itself. */
export function isGeneric(word: string): boolean {
  return genericWords.has(word) || /^\d/.test(word) || word.length < 2;
}

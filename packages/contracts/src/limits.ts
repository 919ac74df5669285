/** Numbers both ends keep to (spec §9). Times in milliseconds, sizes in bytes. */
export const limits = {
  sessionLifetime: 30 * 24 * 3600_000,
  demoSessionLifetime: 24 * 3600_000,
  magicLinkLifetime: 15 * 60_000,
  /** From the start of a sign-in at another house to the return. */
  loginLifetime: 10 * 60_000,
  processingStateExpiry: 60 * 60_000,
  uploadBytes: 25 * 1024 * 1024,
  /** Files of a student that may wait to be read. */
  filesWaiting: 1_000,
  /** Of a JSON body, unless its contract says that texts or long lists travel in it. */
  bodyBytes: 16 * 1024,
  /** Values of a JSON body, whatever its length: elements and fields, on all levels together. */
  bodyValues: 6_000,
  /** Objects and arrays within each other. */
  bodyDepth: 50,
  /** The least pace of a body that the server waits for, and for how long it is looked at before it is judged. */
  bodyBytesASecond: 2_000,
  bodyStretch: 20_000,
  /** A lecture hall may share one address, and a browser opens six. */
  connectionsPerAddress: 2_000,
  /** Refused bodies that an address may send in a minute. */
  refusedBodies: 300,
  /** In characters, not in UTF-16 units. */
  drivesPerStudent: 10,
  folderNameLength: 120,
  /** Of a name, a path on a drive or an id by which a call names a file. */
  filePathLength: 1_000,
  /** What was deleted can be restored for so long. */
  binLifetime: 30 * 24 * 3600_000,
  /** Calls a minute of pace `tutor`. A lecture hall may share one address. */
  tutorCallsPerStudent: 30,
  tutorCallsPerAddress: 300,
  questionLength: 4_000,
  messageLength: 20_000,
  streamInactivity: 30_000,
  streamHeartbeat: 10_000,
  /** What the tutor asks to do can be confirmed for so long. */
  actionLifetime: 60 * 60_000,
  healthCheck: 3_000,
  threadMessagesFetched: 100,
  threadMessagesPage: 10,
  threadsPage: 50,
  threadTitleLength: 120,
  threadSearchLength: 200,
  /** An answer goes on for so long after the last client is gone that hears it. */
  answerGrace: 5_000,
  /**
   * So long after its end an answer's events can be had again as they were; then it is told from the stored message.
   */
  answerKept: 60_000,
  chatPassages: 5,
  /** Passages for an assistant to read, unless told. */
  relevantPassages: 10,
  /** Of one search at most. */
  passagesFound: 50,
  /** Share of certainty from which an item of a syllabus is taken as it stands. */
  confidenceThreshold: 0.8,
  syncBatchSize: 5,
  /** Shares below which a sync leaves a passage out (`worthOf` in the engine). */
  qualityThreshold: 0.7,
  semanticDensityMin: 0.3,
  /** Characters of a syllabus pasted as text. */
  rawSyllabusLength: 500_000,
  /** Of a study guide: characters of a sentence and of a title, sentences of a part, parts that a student may add. */
  guideTextLength: 2_000,
  guideTitleLength: 300,
  guideSentences: 20,
  guidePartsAdded: 100,
  /** Of a brief: characters of the notes and of a step, steps that there may be. */
  briefNotesLength: 10_000,
  briefStepLength: 500,
  briefSteps: 60,
  /** Characters that an activity can be made of. */
  selectedTextLength: 20_000,
  /** Cards that one answer of the review queue holds at most. */
  queuePage: 50,
  /** What a student may ask of a day. */
  cardsPerDay: 9_999,
  /** Cards of deleted files that are kept or removed at a time. */
  cardsDecided: 5_000,
  promotionCodeLength: 50,
  paymentCall: 10_000,
  /**
   * Recall that a student may want: below it most is forgotten before it is asked, above it the work grows faster
   * than what is kept.
   */
  lowestRetention: 0.7,
  highestRetention: 0.97,
  /** From seeing an item to answering it. */
  longestAttempt: 24 * 3600_000,
  /** Characters of one side of an activity. */
  activityTextLength: 2_000,
  topicLength: 300,
  /** Characters of a field of a plan's item: a title, a topic, a fact. */
  planTextLength: 500,
  planPagesLength: 100,
  policyTextLength: 10_000,
  /** Of what sources are searched for. */
  readingTitleLength: 500,
  readingAuthorLength: 300,
  /** Characters of an address that is pasted. */
  linkLength: 2_000,
  fileGroupLength: 60,
  /** Searches for sources that a student may start in a minute; a whole week counts as one. */
  sourceSearches: 30,
  /** Links that one call may ask to have fetched into a folder. */
  linksPerDownload: 10,
  /** What one reading may be tied to. */
  tiesPerReading: 20,
  /** One suggestion of a kind in a course in so long; for one that is put aside `for-now`, until then. */
  suggestionPause: 5 * 60_000,
  suggestionRest: 24 * 3600_000,
  suggestionSubjectLength: 4_000,
  /** The notification list holds the newest ones, and none older. */
  notifications: 50,
  notificationAge: 30 * 24 * 3600_000,
  /** Events that the web app remembers, and shows. */
  eventTrace: 10,
  recentEvents: 5,
  /** How long anybody waits for a week's activities; they are made to the end all the same. */
  generation: 120_000,
  /** Of what is searched for in the wiki, and how far a list of it goes. */
  wikiQueryLength: 200,
  wikiDeepest: 5_000,
  /** Characters of a page's title and university, of its description, and of what is told the admins of it. */
  wikiTextLength: 150,
  wikiDescriptionLength: 600,
  wikiReportLength: 1_000,
  wikiWordsToRemove: 30,
} as const;

/** What every subject of the imitation stands on. */
const ground = ['engine', 'seed', 'journal', 'records']
/** The storey under the documents. */
const second = [...ground, 'people', 'settings', 'correspondents', 'notifications']

/**
 * Who may import whom in the imitation, by folder, also for types alone; absent means no. What stands above is told by
 * events (docs/imitation.md). A folder that is not listed here fails.
 */
const mayImportInMocks: Record<string, readonly string[]> = {
  engine: [],
  seed: ['engine'],
  journal: ['engine'],
  records: ['engine', 'journal'],
  // Names the tables of all, whose rows it knows by the world alone.
  integrity: ['engine'],

  people: ground,
  'record-files': [...ground, 'people'],
  settings: [...ground, 'people'],
  correspondents: [...ground, 'settings'],
  notifications: [...ground, 'people'],

  documents: second,
  'document-correspondents': [...second, 'documents'],

  tasks: [...second, 'documents'],
  // A delivery that is refused becomes a task for who sent it; a message shows a correspondent as a document does.
  exchange: [...second, 'documents', 'document-correspondents', 'tasks'],
  // A case file tells of its tasks, and shows and begins with the inspections and types that it is linked to.
  'case-files': [...second, 'documents', 'tasks', 'inspections', 'devices'],
  // A process shows the way of its case files.
  processes: [...second, 'case-files'],

  library: second,
  devices: [...second, 'record-files'],
  inspections: [...second, 'record-files'],
  staff: [...second, 'record-files'],
  vehicles: [...second, 'record-files'],

  reports: [...second, 'documents', 'document-correspondents', 'devices', 'inspections', 'staff', 'vehicles'],
  audit: [...second, 'documents', 'case-files'],

  // Whoever practises: looks at all of it, and writes its own tables only.
  training: [
    ...second,
    'integrity',
    'documents',
    'document-correspondents',
    'tasks',
    'exchange',
    'case-files',
    'devices',
    'inspections',
    'staff',
    'vehicles',
    'library',
  ],

  store: ['engine', 'world.ts'],
  // What the imitation is reached by from a page: ports, the hub, its sockets.
  page: ['engine'],
}

/** The assembly lies beside the folders and may import any of them, and these of itself. */
const assembly: Record<string, readonly string[]> = {
  'frame.ts': [],
  'listeners.ts': [],
  'plainTables.ts': [],
  'seedTables.ts': ['plainTables.ts'],
  'world.ts': ['frame.ts', 'listeners.ts', 'seedTables.ts'],
  'firstAnswers.ts': [],
  'laterAnswers.ts': [],
  'backend.ts': ['firstAnswers.ts', 'laterAnswers.ts'],
  'backendInParts.ts': ['firstAnswers.ts', 'laterAnswers.ts'],
  'pushChanges.ts': [],
  'imitation.ts': ['backendInParts.ts', 'pushChanges.ts', 'store'],
  'workerTalk.ts': ['imitation.ts'],
  'worker.ts': ['imitation.ts', 'laterAnswers.ts', 'workerTalk.ts', 'store', 'page'],
  'classroom.ts': [],
  'browser.ts': ['imitation.ts', 'workerTalk.ts', 'page'],
}
const folders = Object.keys(mayImportInMocks).filter((folder) => folder !== 'page' && folder !== 'store')
/** For each folder of the imitation, and each file beside them, what it may import. */
export const roomsOfMocks: Record<string, readonly string[]> = {
  ...mayImportInMocks,
  ...Object.fromEntries(Object.entries(assembly).map(([file, more]) => [file, [...folders, ...more]])),
}

/** `mocks/tasks/rows.ts` is in `tasks`, `mocks/world.ts` is itself. */
export const roomInMocks = (path: string): string => path.split('/')[1] ?? ''

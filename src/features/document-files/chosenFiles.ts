import type { FileKind } from '../../contract/fileKinds.ts'
import { cleanFileName, extensionOf, fileProblem } from '../../rules/files/fileRules.ts'
import { largestUpload } from '../../transport/config.ts'
import { likelyKind } from './fileKinds.ts'
import type { UploadProgress } from './uploadQueue.ts'

/** A file that somebody chose, from choosing it to seeing it among the document's files. */
export type ChosenFile = {
  id: string
  file: File
  name: string
  kindId: FileKind
  description: string
  isPublic: boolean
  /** Why it may not be sent at all, or null. */
  problem: string | null
  state: 'chosen' | 'waiting' | 'sending' | 'failed' | 'sent'
  /** How much of it is sent, 0 to 1. */
  share: number
  error: string | null
  /** Which try it is; each has a job of its own. */
  attempt: number
  /** The key under which the backend knows this file, whichever try brings it. */
  intent: string
  /** Its GUID, once it is sent. */
  sentGuid: string | null
}
export type ChosenList = readonly ChosenFile[]
export type FileDescription = Partial<Pick<ChosenFile, 'kindId' | 'description' | 'isPublic'>>

/** Where the whole list stands: what a form's button and its guard need to know. */
export type UploadsState = 'empty' | 'ready' | 'sending' | 'failed' | 'done'

/** The names of the jobs: a retried file is another job. */
export const jobId = ({ id, attempt }: Pick<ChosenFile, 'id' | 'attempt'>): string => `${id}/${attempt}`

const same = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/**
 * Adds files to the list. The same file chosen twice is taken once; one that the rule refuses stays in the list with
 * its reason, so that the person sees what happened to it. `hasMain`: the document has its main file already.
 */
export const withAdded = (
  list: ChosenList,
  files: readonly File[],
  newKey: () => string,
  hasMain = false,
): ChosenList => {
  const added = [...list]
  for (const file of files) {
    if (added.some((one) => one.state !== 'sent' && same(one.file, file))) continue
    const problem = fileProblem(file, largestUpload())
    const isFirst = !hasMain && !added.some((one) => one.problem === null)
    added.push({
      id: newKey(),
      file,
      name: cleanFileName(file.name),
      kindId: likelyKind(extensionOf(file.name), isFirst),
      description: '',
      isPublic: false,
      problem,
      state: 'chosen',
      share: 0,
      error: null,
      attempt: 0,
      intent: newKey(),
      sentGuid: null,
    })
  }
  return added
}

export const changed = (list: ChosenList, id: string, values: Partial<ChosenFile>): ChosenList =>
  list.map((one) => (one.id === id ? { ...one, ...values } : one))

/** The list after a message of the queue about one upload. */
export const afterProgress = (list: ChosenList, progress: UploadProgress): ChosenList =>
  list.map((one) => {
    if (jobId(one) !== progress.id) return one
    if (progress.kind === 'started') return { ...one, state: 'sending', share: 0 }
    if (progress.kind === 'progress') return { ...one, share: progress.share }
    if (progress.kind === 'sent') return { ...one, state: 'sent', share: 1, sentGuid: progress.file.guid }
    return { ...one, state: 'failed', error: progress.message }
  })

export const isUnderWay = ({ state }: ChosenFile) => state === 'waiting' || state === 'sending'
/** What can be sent now. */
export const isSendable = ({ problem, state }: ChosenFile): boolean =>
  problem === null && (state === 'chosen' || state === 'failed')

/** It was to be sent and did not come to the document, or may not be sent at all. */
export const isUnsent = ({ problem, state }: ChosenFile): boolean => state === 'failed' || problem !== null

/** What would be lost with these lists, as a sentence; undefined when nothing waits to be sent. */
export const losesOf = (lists: readonly ChosenList[]): string | undefined => {
  if (lists.some((list) => list.some(isUnderWay))) return 'Файловете още се качват.'
  return lists.some((list) => list.some(isSendable)) ? 'Избраните файлове не са качени.' : undefined
}

export const stateOf = (list: ChosenList): UploadsState => {
  if (list.length === 0) return 'empty'
  if (list.some(isUnderWay)) return 'sending'
  if (list.some(({ state }) => state === 'failed')) return 'failed'
  return list.every(({ state }) => state === 'sent') ? 'done' : 'ready'
}

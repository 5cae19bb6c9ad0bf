import type { FileKind } from '../../contract/fileKinds.ts'
import { cleanFileName, extensionOf, fileProblem } from '../../rules/files/fileRules.ts'
import { largestUpload } from '../../transport/config.ts'
import { likelyKind } from './fileKinds.ts'
import type { UploadProgress } from './uploadQueue.ts'

export type ChosenFile = {
  id: string
  file: File
  name: string
  kindId: FileKind
  description: string
  isPublic: boolean
  /** The reason why the file may not be sent; null if it may be sent. */
  problem: string | null
  state: 'chosen' | 'waiting' | 'sending' | 'failed' | 'sent'
  share: number
  error: string | null
  attempt: number
  /** The idempotency key of this file, the same for all attempts. */
  idempotencyKey: string
  sentGuid: string | null
}
export type ChosenList = readonly ChosenFile[]
export type FileDescription = Partial<Pick<ChosenFile, 'kindId' | 'description' | 'isPublic'>>

export type UploadsState = 'empty' | 'ready' | 'sending' | 'failed' | 'done'

export const jobId = ({ id, attempt }: Pick<ChosenFile, 'id' | 'attempt'>): string => `${id}/${attempt}`

const isSameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/**
 * Returns the list with the files added. A file that may not be sent stays in the list with the reason. `hasMain`: the
 * document already has a main file.
 */
export const withAdded = (
  list: ChosenList,
  files: readonly File[],
  newKey: () => string,
  hasMain = false,
  description: FileDescription = {},
): ChosenList => {
  const added = [...list]
  for (const file of files) {
    if (added.some((one) => one.state !== 'sent' && isSameFile(one.file, file))) continue
    const problem = fileProblem(file, largestUpload())
    const isFirst = !hasMain && !added.some((one) => one.problem === null)
    added.push({
      id: newKey(),
      file,
      name: cleanFileName(file.name),
      kindId: likelyKind(extensionOf(file.name), isFirst),
      description: '',
      isPublic: false,
      ...description,
      problem,
      state: 'chosen',
      share: 0,
      error: null,
      attempt: 0,
      idempotencyKey: newKey(),
      sentGuid: null,
    })
  }
  return added
}

export const changed = (list: ChosenList, id: string, values: Partial<ChosenFile>): ChosenList =>
  list.map((one) => (one.id === id ? { ...one, ...values } : one))

export const afterProgress = (list: ChosenList, progress: UploadProgress): ChosenList =>
  list.map((one) => {
    if (jobId(one) !== progress.id) return one
    if (progress.kind === 'started') return { ...one, state: 'sending', share: 0 }
    if (progress.kind === 'progress') return { ...one, share: progress.share }
    if (progress.kind === 'sent') return { ...one, state: 'sent', share: 1, sentGuid: progress.file.guid }
    return { ...one, state: 'failed', error: progress.message }
  })

export const isUnderWay = ({ state }: ChosenFile) => state === 'waiting' || state === 'sending'
export const isSendable = ({ problem, state }: ChosenFile): boolean =>
  problem === null && (state === 'chosen' || state === 'failed')

export const isUnsent = ({ problem, state }: ChosenFile): boolean => state === 'failed' || problem !== null

/** Returns a sentence about the chosen files that would be lost on leaving the page; undefined if there are none. */
export const lossText = (lists: readonly ChosenList[]): string | undefined => {
  if (lists.some((list) => list.some(isUnderWay))) return 'Файловете още се качват.'
  return lists.some((list) => list.some(isSendable)) ? 'Избраните файлове не са качени.' : undefined
}

export const stateOf = (list: ChosenList): UploadsState => {
  if (list.length === 0) return 'empty'
  if (list.some(isUnderWay)) return 'sending'
  if (list.some(({ state }) => state === 'failed')) return 'failed'
  return list.every(({ state }) => state === 'sent') ? 'done' : 'ready'
}

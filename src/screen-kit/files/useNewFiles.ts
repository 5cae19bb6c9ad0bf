import { useState } from 'react'
import { cleanFileName, fileProblem } from '../../rules/files/fileRules.ts'
import { largestUpload } from '../../transport/config.ts'
import { randomKey } from '../../transport/randomKey.ts'
import { useLeaveGuard } from '../leaveGuard.ts'
import { IdempotentMutation } from '../saving/idempotentMutation.ts'
import { contentProblemOf } from './contentProblemOf.ts'
import { addFileMutation, type FilesOf, type StoredFile } from './fileWrites.ts'
import { keepUnsent } from './unsentFiles.ts'

export type NewFile = { id: string; file: File; name: string; problem: string | null }

export type NewFiles = {
  chosen: readonly NewFile[]
  isSending: boolean
  add: (files: readonly File[]) => void
  remove: (id: string) => void
  /**
   * Uploads the files one after the other. Resolves with the names of those that failed, which are kept with the record
   * for a retry.
   */
  send: <F extends StoredFile>(of: FilesOf<F>, fields: Readonly<Record<string, string>>) => Promise<string[]>
}

const isSame = (one: File, other: File): boolean => one.name === other.name && one.size === other.size

export const addChosenFiles = (list: readonly NewFile[], files: readonly File[], newId: () => string): NewFile[] => {
  const all = [...list]
  for (const file of files) {
    if (all.some((one) => isSame(one.file, file))) continue
    all.push({ id: newId(), file, name: cleanFileName(file.name), problem: fileProblem(file, largestUpload()) })
  }
  return all
}

export const sendFile = async <F extends StoredFile>(
  of: FilesOf<F>,
  file: File,
  fields: Readonly<Record<string, string>>,
  before: readonly F[],
): Promise<string | null> => {
  const end = await new IdempotentMutation<string>().outcomeOf(addFileMutation(of, { file, fields }, before))
  if (end.kind === 'done') return null
  if (end.kind === 'refused') return `Не е прикачен. ${end.fault.message}`
  if (end.kind === 'notApplied') return 'Не е прикачен. Връзката прекъсна. Опитайте отново.'
  return 'Не е известно дали е прикачен. Опитайте отново: първо ще се провери дали вече е тук.'
}

export const useNewFiles = (): NewFiles => {
  const [chosen, setChosen] = useState<readonly NewFile[]>([])
  const [isSending, setSending] = useState(false)
  const release = useLeaveGuard(isSending ? 'Файловете още се качват.' : undefined)
  const add = (files: readonly File[]) => {
    setChosen((now) => addChosenFiles(now, files, randomKey))
    for (const file of files)
      void contentProblemOf(file).then((problem) => {
        if (problem === null) return
        setChosen((now) => now.map((one) => (one.file === file ? { ...one, problem: one.problem ?? problem } : one)))
      })
  }
  return {
    chosen,
    isSending,
    add,
    remove: (id) => setChosen((now) => now.filter((one) => one.id !== id)),
    send: async (of, fields) => {
      setSending(true)
      const names: string[] = []
      for (const one of chosen) {
        const error = await sendFile(of, one.file, fields, [])
        if (error === null) continue
        names.push(one.name)
        keepUnsent(of.about, [{ id: one.id, file: one.file, error }])
      }
      setChosen([])
      setSending(false)
      // The leave guard is released here and not at the next render, because the caller navigates at once.
      release()
      return names
    },
  }
}

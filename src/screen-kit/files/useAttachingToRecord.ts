import { useState } from 'react'
import { cleanFileName, freeFileName } from '../../rules/files/fileRules.ts'
import { largestUpload } from '../../transport/config.ts'
import { notify } from '../../transport/notices.ts'
import { randomKey } from '../../transport/randomKey.ts'
import { announce } from '../../widgets/focus/announce.ts'
import type { Attaching } from '../../widgets/reading/inside.ts'
import { problemOfChosen } from './contentProblemOf.ts'
import type { FilesOf, StoredFile } from './fileWrites.ts'
import { keepUnsent } from './unsentFiles.ts'
import { sendFile } from './useNewFiles.ts'

const keyOf = ({ name, size }: { name: string; size: number }): string => `${cleanFileName(name)}/${size}`
const title = 'Файлът не е прикачен'

type Options<F extends StoredFile> = {
  of: FilesOf<F>
  files: readonly F[]
  fields: Readonly<Record<string, string>>
  canWrite: boolean
  onAttached: () => void
}

/**
 * Attaches a file that is contained in a file of a record (an attachment of a letter) to the same record. Returns
 * undefined if the user may not add files.
 */
export const useAttachingToRecord = <F extends StoredFile>(options: Options<F>): Attaching | undefined => {
  const { of, files, fields, canWrite, onAttached } = options
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  /** The keys of files that were attached under another name, because theirs was taken. */
  const [renamed, setRenamed] = useState<ReadonlySet<string>>(new Set())
  if (!canWrite) return undefined
  const attach = async (inner: File) => {
    const name = freeFileName(
      inner.name,
      files.map(({ fileName }) => fileName),
    )
    const file = new File([inner], name, { type: inner.type })
    const problem = await problemOfChosen(file, largestUpload())
    if (problem !== null) return notify({ kind: 'error', title, text: problem })
    const key = keyOf(inner)
    setSending((now) => new Set(now).add(key))
    const error = await sendFile(of, file, fields, files)
    setSending((now) => new Set([...now].filter((one) => one !== key)))
    if (error !== null) {
      keepUnsent(of.about, [{ id: randomKey(), file, error }])
      return notify({ kind: 'error', title, text: `„${name}“ чака сред файловете на записа. Опитайте отново оттам.` })
    }
    if (name !== cleanFileName(inner.name)) setRenamed((now) => new Set(now).add(key))
    onAttached()
    announce(`Файлът „${name}“ е прикачен към записа.`)
  }
  return {
    target: 'записа',
    stateOf: (name, size) => {
      if (size === null) return 'absent'
      const key = keyOf({ name, size })
      if (sending.has(key)) return 'sending'
      const isThere = files.some((file) => file.size === size && cleanFileName(file.fileName) === cleanFileName(name))
      return isThere || renamed.has(key) ? 'attached' : 'absent'
    },
    attach: (file) => void attach(file),
  }
}

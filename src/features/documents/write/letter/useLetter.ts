import { useEffect, useRef, useState } from 'react'
import { Direction } from '../../../../contract/enumerations.ts'
import { now } from '../../../../dates/clock.ts'
import { largestUpload } from '../../../../transport/config.ts'
import { notify } from '../../../../transport/notices.ts'
import { type FoundSender, findSender, type LetterSender } from '../../../correspondents/public.ts'
import type { Uploads } from '../../../document-files/public.ts'
import type { DocumentValues } from '../values/documentValues.ts'
import { filesOfLetter, filledIn, type LetterFiles, type LetterValues, valuesOfLetter } from './letterValues.ts'
import { isLetterName, readLetter } from './readLetter.ts'

export type Letter = { name: string } & (
  | { kind: 'reading' }
  | { kind: 'unreadable' }
  | {
      kind: 'read'
      offered: LetterValues
      sender: LetterSender
      found: FoundSender | null
      files: LetterFiles
    }
)
type Form = { values: DocumentValues; update: (change: (values: DocumentValues) => DocumentValues) => void }

/**
 * Adds the chosen files to a new document. If it is incoming, the first e-mail among them fills in the unchanged
 * fields, and the files inside that e-mail are added too.
 */
export const useLetter = ({ values, update }: Form, began: DocumentValues, uploads: Uploads) => {
  const [letter, setLetter] = useState<Letter | null>(null)
  const control = useRef<AbortController>(null)
  useEffect(() => () => control.current?.abort(), [])
  const isChosen = letter !== null && uploads.chosen.some(({ file }) => file.name === letter.name)
  const read = async (file: File) => {
    const { name } = file
    control.current?.abort()
    control.current = new AbortController()
    const { signal } = control.current
    setLetter({ kind: 'reading', name })
    const content = await readLetter(file)
    if (signal.aborted) return
    if (content === null) return setLetter({ kind: 'unreadable', name })
    const { sender, enclosed } = content
    const found = await findSender(sender, signal)
    if (signal.aborted) return
    const offered = valuesOfLetter(content, found?.one ?? null, now())
    const files = filesOfLetter(enclosed, largestUpload(), [name])
    update((typed) => ({ ...typed, ...filledIn(offered, typed, began) }))
    if (files.attached.length > 0) uploads.add(files.attached, true)
    setLetter({ kind: 'read', name, offered, sender, found, files })
    notify({ kind: 'success', text: `Формулярът е попълнен от писмото „${name}“. Проверете го.` })
  }
  return {
    letter: isChosen ? letter : null,
    take: (files: readonly File[]) => {
      uploads.add(files)
      const first = files.find(({ name }) => isLetterName(name))
      if (first && !isChosen && values.documentDirectionId === Direction.INCOMING) void read(first)
    },
  }
}

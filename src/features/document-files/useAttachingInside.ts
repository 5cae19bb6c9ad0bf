import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { cleanFileName, freeFileName } from '../../rules/files/fileRules.ts'
import { type RuleResult, refusalOf } from '../../rules/ruleResult.ts'
import { problemOfChosen } from '../../screen-kit/files/contentProblemOf.ts'
import { documentChangedAtom } from '../../state/recordsChanged.ts'
import { largestUpload } from '../../transport/config.ts'
import { notify } from '../../transport/notices.ts'
import { announce } from '../../widgets/focus/announce.ts'
import type { Attaching } from '../../widgets/reading/inside.ts'
import { filesAtom } from '../document-record/public.ts'
import { useUploads } from './useUploads.ts'

const keyOf = (name: string, size: number): string => `${cleanFileName(name)}/${size}`

/**
 * Attaches files that are inside another file (an archive, a letter) to the document. Returns undefined until the
 * permissions are known.
 */
export const useAttachingInside = (docGuid: string, ruleResult: RuleResult | undefined): Attaching | undefined => {
  const { data = [] } = useAtomValue(filesAtom(docGuid))
  const uploads = useUploads(docGuid)
  const notifyChanged = useSetAtom(documentChangedAtom)
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  // The original names and sizes of attached files that were renamed, because the document already had a file of that
  // name. Without these they would not be recognised as attached.
  const [renamed, setRenamed] = useState<ReadonlySet<string>>(new Set())
  if (!ruleResult) return undefined
  const isThere = (name: string, size: number) =>
    renamed.has(keyOf(name, size)) ||
    data.some((file) => file.size === size && cleanFileName(file.fileName) === cleanFileName(name))
  const send = async (inner: File) => {
    const key = keyOf(inner.name, inner.size)
    const name = freeFileName(inner.name, [
      ...data.map(({ fileName }) => fileName),
      ...uploads.chosen.map((one) => one.name),
    ])
    const file = new File([inner], name, { type: inner.type })
    const problem = await problemOfChosen(file, largestUpload())
    if (problem !== null) return notify({ kind: 'error', title: 'Файлът не е прикачен', text: problem })
    setSending((now) => new Set(now).add(key))
    uploads.add([file], true)
    const { sent } = await uploads.startAll(docGuid, (one) => one.file === file)
    setSending((now) => new Set([...now].filter((one) => one !== key)))
    if (sent === 0)
      return notify({
        kind: 'error',
        title: 'Файлът не е прикачен',
        text: `„${name}“ чака в раздел „Файлове“ на документа. Опитайте отново оттам.`,
      })
    if (name !== cleanFileName(inner.name)) setRenamed((now) => new Set(now).add(key))
    void notifyChanged({ docGuid })
    announce(`Файлът „${name}“ е прикачен към документа.`)
  }
  return {
    target: 'документа',
    refusal: refusalOf(ruleResult),
    stateOf: (name, size) => {
      if (size === null) return 'absent'
      if (sending.has(keyOf(name, size))) return 'sending'
      return isThere(name, size) ? 'attached' : 'absent'
    },
    attach: (file) => void send(file),
  }
}

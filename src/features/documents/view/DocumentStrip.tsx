import { useAtomValue } from 'jotai'
import { Direction, DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import {
  type DocumentFacts,
  lacksWork,
  missingForRegistration,
  receiptAwaited,
  receiptText,
} from '../../../rules/documents/documentFacts.ts'
import { isFinal } from '../../../rules/documents/documentStatus.ts'
import { documentChecklist } from '../../../rules/documents/documentSteps.ts'
import { feeNote } from '../../../rules/documents/fees.ts'
import { whyChannelFails } from '../../../rules/documents/transitionNeeds.ts'
import { listed } from '../../../rules/words/pluralise.ts'
import { userAtom } from '../../../state/session.ts'
import type { Command } from '../../../widgets/commands/command.ts'
import { NextStrip } from '../../../widgets/commands/NextStrip.tsx'
import { type OwnTask, useAgreementText } from '../../tasks/public.ts'
import type { ActionRules } from './documentCommands.ts'

type Props = {
  document: Document
  may: ActionRules
  task?: OwnTask | undefined
  command?: Command | undefined
}

const isUnsent = ({ direction, status }: DocumentFacts): boolean =>
  direction === Direction.OUTGOING && status !== DocumentStatus.SENT && !isFinal(status)

const wayMissing = (facts: DocumentFacts): string =>
  facts.isRegistered && facts.sentViaId === null
    ? 'Не е избран начин на изпращане. Посочете го при адресата.'
    : whyChannelFails(facts)

/**
 * Returns a message if a received document has no file, because the text of every received letter, also on paper,
 * should be attached.
 */
const fileMissing = ({ direction, isRegistered, filesCount }: DocumentFacts): string =>
  direction === Direction.INCOMING && isRegistered && filesCount === 0 ? 'Документът няма прикачен файл.' : ''

/** Returns what the document still lacks, or which person must act next; '' if the shown steps already contain it. */
export const waitsFor = (
  { signedBy, statusReason = '' }: Pick<Document, 'signedBy'> & Partial<Pick<Document, 'statusReason'>>,
  facts: DocumentFacts,
  ownPersonId: number | undefined,
  agreement = 'Чака съгласуване. От кого, вижте в „Задачи и резолюции“.',
): string => {
  const missing = facts.isRegistered ? [] : missingForRegistration(facts)
  if (missing.length > 0) return `За регистриране попълнете още: ${listed(missing)}.`
  if (facts.status === DocumentStatus.FOR_AGREEMENT && facts.openAgreements > 0) return agreement
  if (facts.status === DocumentStatus.RETURNED && statusReason !== '')
    return `Върнат за корекция. ${/[.!?…]$/.test(statusReason) ? statusReason : `${statusReason}.`}`
  if (lacksWork(facts)) return 'Документът е върнат в изпълнение, но никой не го изпълнява.'
  if (receiptAwaited(facts)) return `${receiptText(facts)} Когато се върне, отбележете връчването в „Адресати“.`
  if (facts.status !== DocumentStatus.FOR_SIGNATURE || !signedBy) return isUnsent(facts) ? wayMissing(facts) : ''
  return signedBy.id === ownPersonId ? 'Чака Вашия подпис.' : `Чака подпис от ${signedBy.fullName}.`
}

export const DocumentStrip = ({ document, may: { facts, actions, whoCan }, task, command }: Props) => {
  const user = useAtomValue(userAtom)
  const agreement = useAgreementText(document.guid, facts.status === DocumentStatus.FOR_AGREEMENT)
  const steps = documentChecklist(facts)
  if (steps.length === 0) return null
  const ofTask = task ? [{ label: `Задача № ${task.number}`.trim(), isDone: false }] : []
  const note =
    waitsFor(document, facts, user?.person.id, agreement) ||
    feeNote(facts, actions.obligations.allowed, whoCan) ||
    fileMissing(facts)
  return <NextStrip steps={[...steps, ...ofTask]} note={note} command={command} />
}

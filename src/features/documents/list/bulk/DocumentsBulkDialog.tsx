import { useSetAtom } from 'jotai'
import { closingGroundLabels } from '../../../../contract/closingGrounds.ts'
import { documents } from '../../../../contract/documents.ts'
import {
  type BulkDocumentAction,
  type ClosingInput,
  closingInput,
  closingNoteLimit,
  closingWarning,
  mayInBulk,
} from '../../../../rules/documents/bulkDocuments.ts'
import { allClosingGrounds, asClosingGround } from '../../../../rules/documents/closingGrounds.ts'
import { BulkDialog, type BulkWords } from '../../../../screen-kit/bulk/BulkDialog.tsx'
import type { IdempotentMutations } from '../../../../screen-kit/saving/idempotentMutation.ts'
import type { MutationOutcome } from '../../../../screen-kit/saving/mutationState.ts'
import { invalidateAtom } from '../../../../state/queryClient.ts'
import { documentChangedAtom } from '../../../../state/recordsChanged.ts'
import { attempt } from '../../../../transport/request.ts'
import { SelectField } from '../../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../../widgets/fields/TextArea.tsx'
import { listCallOf } from '../../../document-lookups/public.ts'
import { sendAnswer, useCurrentActor } from '../../../tasks/public.ts'
import { statusMutation } from '../../status/statusMutation.ts'
import type { DocumentItem } from './documentItem.ts'
import { loadStanding, type Standing, statusOfAction } from './documentStanding.ts'

export type DialogAction = Exclude<BulkDocumentAction, 'printLabel'>
type Props = {
  action: DialogAction
  rows: readonly DocumentItem[]
  /** The values of „Приключи“, which stay when the dialog is closed and opened again. */
  closing: ClosingInput
  onClosing: (closing: ClosingInput) => void
  onClose: () => void
}

const noun = 'document'
const words: Record<DialogAction, BulkWords> = {
  sign: { title: 'Подписване на избраните', verb: 'Подпиши', participle: ['подписан', 'подписани'], noun },
  agree: { title: 'Съгласуване на избраните', verb: 'Съгласувай', participle: ['съгласуван', 'съгласувани'], noun },
  forResolution: {
    title: 'Изпращане за резолюция',
    verb: 'Изпрати за резолюция',
    participle: ['изпратен за резолюция', 'изпратени за резолюция'],
    noun,
  },
  complete: { title: 'Приключване на избраните', verb: 'Приключи', participle: ['приключен', 'приключени'], noun },
  markRead: {
    title: 'Отбелязване като прочетени',
    verb: 'Отбележи',
    participle: ['отбелязан като прочетен', 'отбелязани като прочетени'],
    noun,
  },
}

/** Reading a document marks it as read. */
const readMutation = (docGuid: string) => {
  const read = () => attempt(documents.getDocument, { query: { docGuid } }, { quiet: true })
  return { about: `read/${docGuid}`, content: docGuid, send: read, readCurrent: read, find: () => ({ reply: null }) }
}

const warningOf = (action: DialogAction, { facts, signingWarning = '' }: Standing): string => {
  if (action === 'sign') return signingWarning
  return action === 'complete' ? closingWarning(facts) : ''
}

/** Renders the dialog of one action on the selected documents. */
const DocumentsBulkDialog = ({ action, rows, closing, onClosing, onClose }: Props) => {
  const who = useCurrentActor()
  const notifyChanged = useSetAtom(documentChangedAtom)
  const invalidate = useSetAtom(invalidateAtom)
  const send = (
    { guid }: DocumentItem,
    standing: Standing,
    mutations: IdempotentMutations<unknown>,
  ): Promise<MutationOutcome<unknown>> => {
    if (action === 'markRead') return mutations.outcomeOf(readMutation(guid))
    if (action === 'agree')
      return standing.ownRequest
        ? sendAnswer('agree', standing.ownRequest, who, mutations)
        : Promise.resolve({ kind: 'notApplied' })
    const input = action === 'complete' ? closingInput(standing.facts, closing) : {}
    const body = { reason: (input.reason ?? '').trim(), until: null, closeDocuments: [], ...groundOf(input) }
    const to = statusOfAction[action]
    return to === undefined
      ? Promise.resolve({ kind: 'notApplied' })
      : mutations.outcomeOf(statusMutation(guid, to, body, { quiet: true }))
  }
  return (
    <BulkDialog
      words={words[action]}
      rows={rows}
      load={(row, signal) => loadStanding(action, row, who, signal)}
      ruleOf={(_row, standing) => mayInBulk(action, { ...standing, closing: standing.document && closing })}
      warningOf={(_row, standing) => warningOf(action, standing)}
      send={send}
      {...(action === 'complete' && {
        fields: (
          <>
            <SelectField
              label="Основание"
              hint="Взима се за документите, които се приключват с основание."
              value={closing.ground === null ? '' : String(closing.ground)}
              options={allClosingGrounds.map((one) => ({ value: String(one), label: closingGroundLabels[one] }))}
              onChange={(value) => onClosing({ ...closing, ground: asClosingGround(Number(value)) })}
            />
            <TextArea
              label="Бележка"
              value={closing.reason}
              maxLength={closingNoteLimit}
              onChange={(reason) => onClosing({ ...closing, reason })}
            />
          </>
        ),
      })}
      {...(action === 'markRead' && {
        note: <p className="muted m-0">Както ако ги отворите. Това не може да се върне.</p>,
      })}
      onEnd={(items) =>
        void (action === 'markRead'
          ? invalidate(...Object.values(listCallOf))
          : notifyChanged(items.map(({ guid }) => ({ docGuid: guid }))))
      }
      onClose={onClose}
    />
  )
}

const groundOf = ({ closingGround }: { closingGround?: number | undefined }) =>
  closingGround === undefined ? {} : { closingGround }

export default DocumentsBulkDialog

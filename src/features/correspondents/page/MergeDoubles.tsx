import { useAtomValue } from 'jotai'
import { documents } from '../../../contract/documents.ts'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import type { CorrespondentFieldName } from '../../../rules/correspondents/correspondentFields.ts'
import { mayMerge } from '../../../rules/correspondents/doubles.ts'
import { maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { listed, pluralise } from '../../../rules/words/pluralise.ts'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { MergeDialog } from '../../../screen-kit/record-form/MergeDialog.tsx'
import { useMutation } from '../../../screen-kit/saving/useMutation.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { labelOf } from '../correspondentErrors.ts'
import { groups, sentVias } from '../lookups.ts'
import { shownField } from '../mergeCorrespondent.ts'
import { doubleDifferences, mergedCorrespondents, mergedDouble } from '../mergeDoubles.ts'
import { isIdentifier } from '../newCorrespondent.ts'
import { correspondentAtom } from './correspondentState.ts'

const usesAtom = queryAtomFamily((id: number) => queryOf(documents.getCorrespondentUses, { query: { id } }))

const countText = (count: number | null, word: Parameters<typeof pluralise>[1]): string =>
  count ? pluralise(count, word) : ''

const Moved = ({ kept, gone }: { kept: Correspondent; gone: Correspondent }) => {
  const { data } = useAtomValue(usesAtom(gone.id))
  const counts = data
    ? [
        countText(data.documents, 'document'),
        countText(data.caseFiles, 'caseFile'),
        countText(data.messages, 'message'),
        countText(data.tasks, 'task'),
        countText(data.others, ['друг запис', 'други записа']),
      ].filter((text) => text !== '')
    : []
  const number = kept.uniqueNumber
  const tables = gone.isLegalEntity ? 'Адресите, контактите, представляващите' : 'Адресите, контактите'
  return (
    <p>
      Остава „{kept.fullName}“{number && `, № ${maskIdentifier(number)}`}; „{gone.fullName}“ ще води към този запис.{' '}
      {counts.length > 0 && `Преминават: ${listed(counts)}. `}
      {tables} и бележките на двата записа се събират.
    </p>
  )
}

/** Personal numbers stay masked, because showing a whole one is noted in the journal. */
const maskNumbers = (field: CorrespondentFieldName, text: string): string =>
  isIdentifier(field) ? maskIdentifier(text) : text

type Props = { kept: Correspondent; goneId: number; onDone: () => void; onClose: () => void }

/** Lays two correspondents side by side; one value of each different field is chosen, and the other record is merged. */
export const MergeDoubles = ({ kept, goneId, onDone, onClose }: Props) => {
  const { data: gone, error, refetch } = useAtomValue(correspondentAtom(goneId))
  const allGroups = useAtomValue(groups.optionsAtom)
  const allVias = useAtomValue(sentVias.optionsAtom)
  const { busy, write } = useMutation<null>(onDone, onDone)
  const refusal = gone && refusalOf(mayMerge(kept, gone))
  if (!gone || refusal)
    return (
      <Dialog
        open
        title="Обединяване на кореспонденти"
        onClose={onClose}
        footer={<Button onClick={onClose}>Затвори</Button>}
      >
        {refusal ? (
          <p>
            <b>{refusal.title}</b> {refusal.because}
          </p>
        ) : error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={4} />
        )}
      </Dialog>
    )
  const names = {
    group: (id: number) => labelFrom(allGroups, id, 'f'),
    sentVia: (id: number) => labelFrom(allVias, id),
  }
  return (
    <MergeDialog
      title="Обединяване на кореспонденти"
      differences={doubleDifferences(kept, gone)}
      theirsTitle="Другият запис"
      mineTitle="Този запис"
      saveLabel="Обедини"
      backLabel="Откажи"
      labelOf={labelOf}
      shown={(field, side) => maskNumbers(field, shownField(field, side === 'theirs' ? gone : kept, names))}
      busy={busy}
      onSave={(choices) => write(mergedCorrespondents(gone.id, mergedDouble(kept, gone, choices)))}
      onBack={onClose}
    >
      <Moved kept={kept} gone={gone} />
    </MergeDialog>
  )
}

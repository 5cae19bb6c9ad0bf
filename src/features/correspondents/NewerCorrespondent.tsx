import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { labelFrom } from '../../screen-kit/lookup/lookupOptions.ts'
import { MergeDialog } from '../../screen-kit/record-form/MergeDialog.tsx'
import { labelOf } from './correspondentErrors.ts'
import { groups, sentVias } from './lookups.ts'
import { differences, mergedCorrespondent, shownField } from './mergeCorrespondent.ts'
import { noteShown, otherNumbers } from './shownNumbers.ts'
import type { useCorrespondentForm } from './useCorrespondentForm.ts'

type Form = ReturnType<typeof useCorrespondentForm>
type Props = { form: Pick<Form, 'base' | 'values' | 'busy' | 'newer' | 'acceptMerged' | 'closeNewer'> }

export const NewerCorrespondent = ({ form }: Props) => {
  const allGroups = useAtomValue(groups.optionsAtom)
  const allVias = useAtomValue(sentVias.optionsAtom)
  const named = {
    group: (id: number) => labelFrom(allGroups, id, 'f'),
    sentVia: (id: number) => labelFrom(allVias, id),
  }
  const { base, newer } = form
  useEffect(() => {
    const shown = newer === null ? [] : otherNumbers(base, newer)
    if (newer !== null && shown.length > 0) noteShown(newer.id, shown.join(', '))
  }, [base, newer])
  if (newer === null) return null
  const versions = { was: base, theirs: newer, mine: form.values }
  return (
    <MergeDialog
      busy={form.busy}
      onSave={(choices) => form.acceptMerged(mergedCorrespondent(versions, choices))}
      onBack={form.closeNewer}
      title="Кореспондентът е променен междувременно"
      differences={differences(versions)}
      theirsTitle="Записано от друг служител"
      labelOf={labelOf}
      shown={(field, version) => shownField(field, versions[version], named)}
    >
      <p>
        Докато попълвахте, друг служител е записал кореспондента. Изберете какво да остане във всяко различно поле. Нищо
        не се записва, преди да потвърдите.
      </p>
    </MergeDialog>
  )
}

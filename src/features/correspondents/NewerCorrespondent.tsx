import { useAtomValue } from 'jotai'
import { labelFrom } from '../../screen-kit/lookup/lookupOptions.ts'
import { MergeDialog } from '../../screen-kit/record-form/MergeDialog.tsx'
import { labelOf } from './correspondentErrors.ts'
import { groups, sentVias } from './lookups.ts'
import { differences, mergedCorrespondent, shownField } from './mergeCorrespondent.ts'
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
  if (form.newer === null) return null
  const versions = { was: form.base, theirs: form.newer, mine: form.values }
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

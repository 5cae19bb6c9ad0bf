import { useAtomValue } from 'jotai'
import { labelFrom } from '../../screen-kit/lookup/lookupOptions.ts'
import { MergeDialog } from '../../screen-kit/record-form/MergeDialog.tsx'
import { groups, sentVias } from './lookups.ts'
import { differences, labelOf, merged, shownField } from './mergeCorrespondent.ts'
import type { useCorrespondentForm } from './useCorrespondentForm.ts'

type Props = { form: Pick<ReturnType<typeof useCorrespondentForm>, 'base' | 'values' | 'saving'> }

export const NewerCorrespondent = ({ form: { base, values, saving } }: Props) => {
  const allGroups = useAtomValue(groups.optionsAtom)
  const allVias = useAtomValue(sentVias.optionsAtom)
  const named = {
    group: (id: number) => labelFrom(allGroups, id, 'f'),
    sentVia: (id: number) => labelFrom(allVias, id),
  }
  if (saving.newer === null) return null
  const versions = { was: base, theirs: saving.newer, mine: values }
  return (
    <MergeDialog
      busy={saving.busy}
      onSave={(choices) => saving.accept(merged(versions, choices))}
      onBack={saving.back}
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

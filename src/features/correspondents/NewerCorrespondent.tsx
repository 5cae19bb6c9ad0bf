import { useAtomValue } from 'jotai'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { nameIn } from '../../screen-kit/lookup/lookupOptions.ts'
import { MergeDialog } from '../../screen-kit/merge/MergeDialog.tsx'
import { groups, sentVias } from './lookups.ts'
import { type Choices, differences, labelOf, shownField } from './mergeCorrespondent.ts'

type Props = {
  was: Correspondent
  theirs: Correspondent
  mine: Correspondent
  busy: boolean
  onSave: (choices: Choices) => void
  onBack: () => void
}

/** Somebody saved the correspondent meanwhile: every field that differs, with a choice. */
export const NewerCorrespondent = ({ was, theirs, mine, ...rest }: Props) => {
  const allGroups = useAtomValue(groups.optionsAtom)
  const allVias = useAtomValue(sentVias.optionsAtom)
  const named = {
    group: (id: number) => nameIn(allGroups, id) ?? '…',
    sentVia: (id: number) => nameIn(allVias, id) ?? '…',
  }
  const versions = { was, theirs, mine }
  return (
    <MergeDialog
      {...rest}
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

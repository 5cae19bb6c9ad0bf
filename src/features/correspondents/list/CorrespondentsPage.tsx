import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { documents } from '../../../contract/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { useSeenList } from '../../../screen-kit/list/useListContext.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import type { RowTone } from '../../../widgets/grid/gridColumn.ts'
import { IconAdd, IconAddPerson, IconEdit, IconManyDocuments, IconPeople } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { PossibleDoubles } from '../lazyDoubles.ts'
import type { CorrespondentRow } from '../similar.ts'
import { CorrespondentsFilterCard } from './CorrespondentsFilterCard.tsx'
import { documentsHref, editHref, seenCorrespondentsAtom } from './correspondentRecord.ts'
import { correspondentsColumns } from './correspondentsColumns.tsx'
import { correspondentsFilter, correspondentsPage } from './correspondentsFilter.ts'
import './correspondentsList.css'

const keyOf = ({ id }: CorrespondentRow) => id
const nameOf = ({ fullName }: CorrespondentRow) => fullName
const toneOf = ({ isActive }: CorrespondentRow): RowTone | undefined => (isActive ? undefined : 'muted')

const CorrespondentsPage = ({ module }: { module: DocumentModule }) => {
  const [, navigate] = useLocation()
  const list = useListPage({
    name: `${module}.correspondents`,
    title: 'Кореспонденти',
    filter: correspondentsFilter,
    columns: correspondentsColumns,
    pageOf: correspondentsPage,
  })
  useSeenList(seenCorrespondentsAtom, list, keyOf)
  const at = documentModule(module)
  const mayCall = useAtomValue(mayCallAtom)
  const mayMergeDoubles = mayCall(documents.getAllCorrespondentDoubles) && mayCall(documents.mergeCorrespondents)
  const [areDoublesShown, setDoublesShown] = useState(false)
  const hrefOf = ({ id }: CorrespondentRow) => at.correspondent(id)
  const moreActions = (row: CorrespondentRow): MenuItem[] => [
    { label: 'Редактирай', icon: IconEdit, run: () => navigate(editHref(hrefOf(row))) },
    {
      label: 'Документи в този модул',
      icon: IconManyDocuments,
      separated: true,
      run: () => navigate(documentsHref(module, row.id)),
    },
  ]
  const create = (
    <LinkButton icon={IconAdd} href={at.createCorrespondent()}>
      Нов кореспондент
    </LinkButton>
  )
  return (
    <ListScreen
      list={list}
      views="ЕГН и ЛНЧ не се запазват."
      actions={
        <>
          {mayMergeDoubles && (
            <Button icon={IconPeople} onClick={() => setDoublesShown(true)}>
              Възможни двойници
            </Button>
          )}
          {areDoublesShown && <PossibleDoubles onClose={() => setDoublesShown(false)} />}
          <LinkButton kind="primary" icon={IconAddPerson} href={at.createCorrespondent()}>
            Нов кореспондент
          </LinkButton>
        </>
      }
      filterCard={<CorrespondentsFilterCard list={list} />}
      rowKey={keyOf}
      rowLabel={nameOf}
      rowHref={hrefOf}
      rowTone={toneOf}
      moreActions={moreActions}
      empty={
        <ListEmpty list={list} of="кореспонденти" one="един кореспондент" action={create} whenFiltered={create}>
          Тук се появяват лицата и организациите, с които се обменят документи.
        </ListEmpty>
      }
    />
  )
}

export default CorrespondentsPage

import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { ExportButton } from '../../../screen-kit/list/export/ExportButton.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { ListGrid } from '../../../screen-kit/list/ListGrid.tsx'
import { ListHeader } from '../../../screen-kit/list/ListHeader.tsx'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { useSeenList } from '../../../screen-kit/list/useSeenList.ts'
import { ListViews } from '../../../screen-kit/views/ListViews.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import type { RowTone } from '../../../widgets/grid/gridColumn.ts'
import {
  IconAdd,
  IconAddPerson,
  IconDocument,
  IconEdit,
  IconExternal,
  IconManyDocuments,
} from '../../../widgets/icons.ts'
import { openAside } from '../../../widgets/openAside.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import type { CorrespondentRow } from '../similar.ts'
import { CorrespondentsFilterCard } from './CorrespondentsFilterCard.tsx'
import { documentsHref, editHref, seenCorrespondentsAtom } from './correspondentRecord.ts'
import { correspondentsColumns } from './correspondentsColumns.tsx'
import { correspondentsFilter, correspondentsPage } from './correspondentsFilter.ts'
import './correspondentsList.css'

const keyOf = ({ id }: CorrespondentRow) => id
const nameOf = ({ fullName }: CorrespondentRow) => fullName
const toneOf = ({ isActive }: CorrespondentRow): RowTone | undefined => (isActive ? undefined : 'muted')

/** The correspondents of both document modules (document 1, section 2): filter, grid, open, edit, new. */
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
  const hrefOf = ({ id }: CorrespondentRow) => at.correspondent(id)
  const actionsOf = (row: CorrespondentRow): MenuItem[] => [
    { label: 'Отвори', icon: IconDocument, run: () => navigate(hrefOf(row)) },
    { label: 'Отвори в нов раздел', icon: IconExternal, run: () => openAside(hrefOf(row)) },
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
    <>
      <ListHeader list={list}>
        <ExportButton list={list} rowKey={keyOf} />
        <LinkButton kind="primary" icon={IconAddPerson} href={at.createCorrespondent()}>
          Нов кореспондент
        </LinkButton>
      </ListHeader>
      <div className="flex flex-column gap-3">
        <ListViews list={list} note="ЕГН и ЛНЧ не се запазват." />
        <CorrespondentsFilterCard key={list.opened} list={list} />
        <ListGrid
          list={list}
          rowKey={keyOf}
          rowLabel={nameOf}
          rowHref={hrefOf}
          rowTone={toneOf}
          rowActions={actionsOf}
          empty={
            <ListEmpty
              list={list}
              title="Няма намерени кореспонденти"
              action={create}
              unfiltered={
                <EmptyState title="Няма кореспонденти" action={create}>
                  Тук се появяват лицата и организациите, с които се обменят документи.
                </EmptyState>
              }
            >
              Нито един кореспондент не отговаря на зададения филтър.
            </ListEmpty>
          }
        />
      </div>
    </>
  )
}

export default CorrespondentsPage

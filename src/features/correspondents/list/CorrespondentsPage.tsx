import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { listGrid } from '../../../screen-kit/list/listGrid.tsx'
import { useColumns } from '../../../screen-kit/list/useColumns.ts'
import { ListViews } from '../../../screen-kit/views/ListViews.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { ColumnChooser } from '../../../widgets/grid/ColumnChooser.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { RowTone } from '../../../widgets/grid/gridColumn.ts'
import { IconAddPerson } from '../../../widgets/icons.ts'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import type { CorrespondentRow } from '../similar.ts'
import { CorrespondentsEmpty } from './CorrespondentsEmpty.tsx'
import { CorrespondentsFilterPanel } from './CorrespondentsFilterPanel.tsx'
import { correspondentActions, documentsHref } from './correspondentActions.ts'
import { correspondentsColumns } from './correspondentsColumns.tsx'
import { isFilterOn } from './correspondentsFilter.ts'
import { useCorrespondentsList } from './useCorrespondentsList.ts'
import './correspondentsList.css'

const title = 'Кореспонденти'
const keyOf = ({ id }: CorrespondentRow) => id
const nameOf = ({ fullName }: CorrespondentRow) => fullName
const toneOf = ({ isActive }: CorrespondentRow): RowTone | undefined => (isActive ? undefined : 'muted')

/** The correspondents of both document modules (document 1, section 2): filter, grid, open, edit, new. */
const CorrespondentsPage = ({ module }: { module: DocumentModule }) => {
  const [, navigate] = useLocation()
  const list = useCorrespondentsList(module)
  const { grid, filter } = list
  const gridName = `${module}.correspondents`
  const at = documentModule(module)
  const { columns, chooser } = useColumns(gridName, correspondentsColumns)
  const hrefOf = ({ id }: CorrespondentRow) => at.correspondent(id)
  const documentsOf = ({ id }: CorrespondentRow) => documentsHref(module, id)
  return (
    <>
      <PageHeader
        title={title}
        count={grid.total}
        actions={
          <>
            <ColumnChooser {...chooser} />
            <LinkButton kind="primary" icon={IconAddPerson} href={at.createCorrespondent()}>
              Нов кореспондент
            </LinkButton>
          </>
        }
      />
      <div className="stack">
        <ListViews name={gridName} list={list} note="ЕГН и ЛНЧ не се запазват." />
        <CorrespondentsFilterPanel key={list.opened} list={list} />
        <Grid
          {...listGrid(list)}
          label={title}
          columns={columns}
          rowKey={keyOf}
          rowLabel={nameOf}
          rowHref={hrefOf}
          rowTone={toneOf}
          rowActions={correspondentActions({ hrefOf, documentsOf, open: navigate })}
          empty={
            <CorrespondentsEmpty
              filtered={isFilterOn(filter)}
              createHref={at.createCorrespondent()}
              onClear={() => list.show({})}
            />
          }
        />
      </div>
    </>
  )
}

export default CorrespondentsPage

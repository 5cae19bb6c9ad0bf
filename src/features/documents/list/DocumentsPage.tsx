import { useStore } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { DocumentRow } from '../../../contract/shapes/documents.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { focusChoice, useSelection } from '../../../screen-kit/bulk/useSelection.ts'
import { headingOf } from '../../../screen-kit/list/export/heading.ts'
import { useExport } from '../../../screen-kit/list/export/useExport.ts'
import { ListBody } from '../../../screen-kit/list/ListBody.tsx'
import { ListHeader } from '../../../screen-kit/list/ListHeader.tsx'
import { ListViews } from '../../../screen-kit/views/ListViews.tsx'
import type { Store } from '../../../state/store.ts'
import { download } from '../../../transport/download.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import type { RowTone } from '../../../widgets/grid/gridColumn.ts'
import { IconAdd, IconExport, IconManyDocuments } from '../../../widgets/icons.ts'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { exportCallOf } from '../../document-lookups/public.ts'
import { MultipleDocumentsDialog } from '../../group-registration/public.ts'
import { ScansLeft } from '../write/scans/ScansLeft.tsx'
import { DocumentSelectionBar } from './bulk/DocumentSelectionBar.tsx'
import { DocumentsEmpty } from './DocumentsEmpty.tsx'
import { DocumentsFilterCard, ReportSwitch } from './DocumentsFilterCard.tsx'
import { documentActions, documentLabel } from './documentActions.ts'
import { type DocumentsView, indexTypeOf } from './documentsView.ts'
import { documentsViews } from './documentsViews.ts'
import { FromFilesButton } from './FromFilesButton.tsx'
import { HiddenByDepartment } from './HiddenByDepartment.tsx'
import { ListDrop } from './ListDrop.tsx'
import { OtherDepartmentsHint } from './OtherDepartmentsHint.tsx'
import type { Printing } from './PrintFromList.tsx'
import { documentsBody, firstDocumentsQuery, useDocumentsList } from './useDocumentsList.ts'
import { useNewFromFiles } from './useNewFromFiles.tsx'

const PrintFromList = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './PrintFromList.tsx'))

const keyOf = ({ guid }: DocumentRow) => guid
const rowTone = (row: DocumentRow): RowTone | undefined => {
  if (!row.isRead) return 'unread'
  return row.documentStatusId === DocumentStatus.ANNULLED ? 'muted' : undefined
}
type Props = { module: DocumentModule; view: DocumentsView }

const DocumentsPage = ({ module, view }: Props) => {
  const [, navigate] = useLocation()
  const list = useDocumentsList(module, view)
  const { grid, at, scope } = list
  const about = documentsViews[view]
  const exporting = useExport()
  const store = useStore()
  const [manyOpen, setManyOpen] = useState(false)
  const [printing, setPrinting] = useState<Printing | null>(null)
  const selection = useSelection(grid.rows)
  const fromFiles = useNewFromFiles(module)
  const hrefOf = (row: DocumentRow) => at.document(row.guid)
  const caseHrefOf = (guid: string) => at.caseFile(guid)
  const resolutionHrefOf = (row: DocumentRow) => at.createResolution(row.guid)
  const exportRows = (title: string, guids?: readonly string[]) =>
    exporting.start(title, (signal) => {
      const body = {
        filter: documentsBody(view, list.place),
        columns: list.columns.map(({ key, header }) => ({ name: key, header })),
        title,
        heading: headingOf({ title, tags: store.get(list.tagsAtom), total: grid.total, chosen: guids?.length }),
        ...(guids && { guids: [...guids] }),
      }
      return download(exportCallOf[scope], { query: { indexType: indexTypeOf(view) }, body }, { signal })
    })
  return (
    <>
      <ListHeader list={list} switcher={<ReportSwitch list={list} />} views={<ListViews list={list} />}>
        <Button
          className="tool"
          title="Експортирай"
          icon={IconExport}
          busy={exporting.busy}
          onClick={() => exportRows(about.title)}
        >
          Експортирай
        </Button>
        <Button
          className="tool-last"
          title="Групово регистриране"
          icon={IconManyDocuments}
          onClick={() => setManyOpen(true)}
        >
          Групово регистриране
        </Button>
        <FromFilesButton onTake={fromFiles.take} />
        <LinkButton kind="primary" icon={IconAdd} href={at.createDocument()}>
          Нов документ
        </LinkButton>
      </ListHeader>
      <ListDrop onTake={fromFiles.take}>
        <ScansLeft module={module} />
        <ListBody
          list={list}
          filterCard={<DocumentsFilterCard list={list} view={view} />}
          selection={selection}
          rowKey={keyOf}
          rowLabel={documentLabel}
          rowHref={hrefOf}
          rowTone={rowTone}
          rowActions={documentActions({ hrefOf, caseHrefOf, resolutionHrefOf, open: navigate, print: setPrinting })}
          empty={<DocumentsEmpty list={list} view={about} />}
        >
          <HiddenByDepartment list={list} view={view} />
          <OtherDepartmentsHint list={list} view={view} />
          <DocumentSelectionBar
            rows={selection.rows}
            onClear={() => {
              selection.clear()
              focusChoice()
            }}
            onExport={() => exportRows(`${about.title}, избрани`, selection.rows.map(keyOf))}
            exporting={exporting.busy}
          />
        </ListBody>
      </ListDrop>
      {manyOpen && <MultipleDocumentsDialog scope={scope} onClose={() => setManyOpen(false)} />}
      {fromFiles.dialog}
      {printing && <PrintFromList printing={printing} onClose={() => setPrinting(null)} />}
    </>
  )
}

export const loader = ({ store, search }: { store: Store; search: string }, { module, view }: Props) => [
  firstDocumentsQuery(store, module, view, search),
]

export default DocumentsPage

import { type Getter, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { library } from '../../../contract/library.ts'
import type { LibraryDocument } from '../../../contract/shapes/library.ts'
import { pathOptions } from '../../../rules/registers/nestRecords.ts'
import { idInAddress } from '../../../screen-kit/list/addressField.ts'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { ListGrid } from '../../../screen-kit/list/ListGrid.tsx'
import { ListHeader } from '../../../screen-kit/list/ListHeader.tsx'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { type FilterOf, listFilter, textField } from '../../../screen-kit/list/listFilter.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pagingParams.ts'
import { useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import type { PageQuery } from '../../../screen-kit/list/useList.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconAdd, IconDocument } from '../../../widgets/icons.ts'
import { documentHref } from '../libraryAddress.ts'
import { libraryColumns } from '../libraryColumns.tsx'
import { folderName, foldersAtom, kindField, kindOptions } from '../libraryState.ts'
import { FoldersPanel } from './FoldersPanel.tsx'
import { useLibraryActions } from './useLibraryActions.tsx'
import '../library.css'

const keyOf = ({ id }: LibraryDocument) => id
const nameOf = ({ title }: LibraryDocument) => title
const hrefOf = ({ id }: LibraryDocument) => documentHref(id)
const { title, kind, number, version, uploaded } = libraryColumns

const folderOf = (id: number, { get }: { get: Getter }) => get(foldersAtom).data?.find((folder) => folder.id === id)
const folderField = {
  label: 'Папка',
  address: idInAddress,
  tag: (id: number, context: { get: Getter }): string => folderOf(id, context)?.name ?? 'Папка',
  isMissing: (id: number, context: { get: Getter }): boolean =>
    context.get(foldersAtom).data !== undefined && folderOf(id, context) === undefined,
}

const managedFilter = listFilter({
  title: textField('Заглавие: '),
  folderId: folderField,
  kindId: kindField,
})
type ManagedFilter = FilterOf<typeof managedFilter>

const managedPage = (place: ListAddress<ManagedFilter>): PageQuery<LibraryDocument> =>
  queryOf(library.getLibraryDocuments, { query: rowsOfPage(place), body: { ...place.filter, ...sortOfPage(place) } })

const LibrarySettingsPage = () => {
  const [, navigate] = useLocation()
  const folders = useAtomValue(foldersAtom).data
  const columns = useMemo((): WordedColumn<LibraryDocument>[] => {
    const names = new Map(folders?.map(({ id, name }) => [id, name]))
    const text = ({ folderId }: LibraryDocument) => names.get(folderId) ?? ''
    const folder = { key: 'folder', header: 'Папка', sortBy: 'folder', width: '9rem', onPhone: 'line' as const, text }
    return [folder, title, kind, number, version, uploaded]
  }, [folders])
  const list = useListPage({
    name: 'settings.library',
    title: 'Управление на библиотека',
    filter: managedFilter,
    columns,
    pageOf: managedPage,
  })
  const panel = useFilterPanel(managedFilter, list)
  const { add, actionsOf, dialogs } = useLibraryActions()
  const { folderId } = list.filter
  const options = useMemo(() => folders && pathOptions(folders, folderName), [folders])
  const folder = panel.id('folderId')
  const addButton = (
    <Button kind="primary" icon={IconAdd} onClick={() => add(folderId)}>
      Нов документ
    </Button>
  )
  return (
    <>
      <ListHeader list={list}>{addButton}</ListHeader>
      {dialogs}
      <div className="library-page">
        <div className="library-side">
          <FoldersPanel currentId={folderId} onPick={(id) => list.show({ ...list.filter, folderId: id })} />
        </div>
        <div className="library-list flex flex-column gap-3">
          <FilterCard {...panel.card()}>
            <TextField label="Заглавие" {...panel.text('title')} />
            <LookupField
              label="Папка"
              placeholder="Всички"
              options={options}
              value={options?.find(({ id }) => id === folder.value) ?? null}
              onChange={(option) => folder.onChange(option?.id)}
              set={folder.set}
            />
            <SelectField label="Вид" options={kindOptions} {...panel.choice('kindId')} />
          </FilterCard>
          <ListGrid
            list={list}
            rowKey={keyOf}
            rowLabel={nameOf}
            rowHref={hrefOf}
            rowTone={({ isWithdrawn }) => (isWithdrawn ? 'muted' : undefined)}
            rowActions={(row) => [
              { label: 'Отвори', icon: IconDocument, run: () => navigate(hrefOf(row)) },
              ...actionsOf(row),
            ]}
            empty={
              <ListEmpty
                list={list}
                of="документи"
                one="един документ"
                title="Библиотеката е празна"
                action={addButton}
                whenFiltered={addButton}
              />
            }
          />
        </div>
      </div>
    </>
  )
}

export default LibrarySettingsPage

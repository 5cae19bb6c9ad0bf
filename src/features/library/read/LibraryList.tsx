import type { LibraryDocument } from '../../../contract/shapes/library.ts'
import { to } from '../../../routes/to.ts'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { ListGrid } from '../../../screen-kit/list/ListGrid.tsx'
import { ListHeader } from '../../../screen-kit/list/ListHeader.tsx'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SearchBox } from '../../../widgets/fields/SearchBox.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { IconAdd, IconView } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { documentHref } from '../libraryAddress.ts'
import { libraryColumns } from '../libraryColumns.tsx'
import { kindOptions } from '../libraryState.ts'
import { FoldersPanel } from '../manage/FoldersPanel.tsx'
import { useLibraryActions } from '../manage/useLibraryActions.tsx'
import { FolderLinks } from './FolderLinks.tsx'
import { libraryFilter, libraryPage } from './libraryFilter.ts'
import { useTypedSearch } from './useTypedSearch.ts'
import { WhatIsNew } from './WhatIsNew.tsx'

const { title, kind, number, file, uploaded } = libraryColumns
const columns = [title, kind, number, file, uploaded]
const keyOf = ({ id }: LibraryDocument) => id
const nameOf = ({ title }: LibraryDocument) => title

/** The library as its readers see it: folders, a search as one types, the documents, what is new. */
export const LibraryList = () => {
  const address = useSearch()
  const list = useListPage({
    name: 'library',
    title: 'Библиотека',
    filter: libraryFilter,
    columns,
    pageOf: libraryPage,
  })
  const { text = '', kindId, folderId } = list.filter
  const { waiting, ...box } = useTypedSearch(text, (now) => list.show({ ...list.filter, text: now || undefined }))
  const { mayManage, add, actionsOf, dialogs } = useLibraryActions()
  const hrefOf = ({ id }: LibraryDocument) => documentHref(id, address)
  return (
    <>
      <ListHeader list={list} note="Ръководства за работа с „Деловод“, нормативни актове, вътрешни правила и образци.">
        {mayManage && (
          <Button kind="primary" icon={IconAdd} onClick={() => add(folderId)}>
            Нов документ
          </Button>
        )}
      </ListHeader>
      {dialogs}
      <div className="library-page">
        <div className="library-side flex flex-column gap-3">
          {mayManage ? (
            <FoldersPanel currentId={folderId} onPick={(id) => list.show({ ...list.filter, folderId: id })} />
          ) : (
            <Card title="Папки">
              <FolderLinks currentId={folderId} hrefOf={(id) => to.library({ text, kindId, folderId: id })} />
            </Card>
          )}
          {!list.isFiltered && folderId === undefined && <WhatIsNew />}
        </div>
        <div className="library-search">
          <SearchBox {...box} label="Търсене в библиотеката" placeholder="Заглавие или ключова дума" />
          <SelectField
            label="Вид"
            hideLabel
            empty="Всички видове"
            options={kindOptions}
            value={kindId === undefined ? '' : String(kindId)}
            onChange={(value) => list.show({ ...list.filter, kindId: value === '' ? undefined : Number(value) })}
          />
        </div>
        <div className="library-list">
          <ListGrid
            list={{ ...list, grid: { ...list.grid, stale: list.grid.stale || waiting } }}
            rowKey={keyOf}
            rowLabel={nameOf}
            rowHref={hrefOf}
            {...(mayManage && { rowActions: actionsOf })}
            empty={
              <ListEmpty
                list={list}
                title="Няма намерени документи"
                unfiltered={
                  <EmptyState title="Тук няма документи" icon={IconView}>
                    Изберете друга папка.
                  </EmptyState>
                }
              >
                Търси се във всяка дума от заглавието и от ключовите думи. Опитайте с по-кратък текст.
              </ListEmpty>
            }
          />
        </div>
      </div>
    </>
  )
}

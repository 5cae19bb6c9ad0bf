import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { library } from '../../../contract/library.ts'
import type { LibraryDocument } from '../../../contract/shapes/library.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { idInAddress } from '../../../screen-kit/list/addressField.ts'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { ListGrid } from '../../../screen-kit/list/ListGrid.tsx'
import { ListHeader } from '../../../screen-kit/list/ListHeader.tsx'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { type FilterOf, listFilter, textField } from '../../../screen-kit/list/listFilter.ts'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pagingParams.ts'
import type { PageQuery } from '../../../screen-kit/list/useList.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { SearchBox } from '../../../widgets/fields/SearchBox.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { IconAdd, IconView } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { documentHref } from '../libraryAddress.ts'
import { libraryColumns } from '../libraryColumns.tsx'
import { kindField, kindOptions, latestOf, newestAtom } from '../libraryState.ts'
import { FoldersPanel } from '../manage/FoldersPanel.tsx'
import { useLibraryActions } from '../manage/useLibraryActions.tsx'
import { FolderLinks } from './FolderLinks.tsx'
import { useTypedSearch } from './useTypedSearch.ts'

const { title, kind, number, file, uploaded } = libraryColumns
const columns = [title, kind, number, file, uploaded]
const keyOf = ({ id }: LibraryDocument) => id
const nameOf = ({ title }: LibraryDocument) => title

const libraryFilter = listFilter({
  folderId: { label: 'Папка', address: idInAddress },
  text: textField(''),
  kindId: kindField,
})
type LibraryListFilter = FilterOf<typeof libraryFilter>

const libraryPage = (place: ListAddress<LibraryListFilter>): PageQuery<LibraryDocument> =>
  queryOf(library.getLibraryDocuments, { query: rowsOfPage(place), body: { ...place.filter, ...sortOfPage(place) } })

/** Renders „Какво е ново“. The card is hidden after a failed request, because the list beside it shows the error. */
const WhatIsNew = () => {
  const { data } = useAtomValue(newestAtom)
  if (!data || data.items.length === 0) return null
  return (
    <Card title="Какво е ново">
      <ul className="library-news flex flex-column gap-2 p-0 list-none">
        {data.items.map((document) => {
          const { id, title, versions } = document
          const latest = latestOf(document)
          const change = latest && (versions.length === 1 ? 'Нов' : `Версия ${latest.number}`)
          return (
            <li key={id}>
              <Link href={documentHref(id)}>{title}</Link>
              <small className="muted">{[change, formatDate(latest?.dateUploaded)].filter(Boolean).join(', ')}</small>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

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
          {!list.isFiltered && list.unreadTags.length === 0 && folderId === undefined && <WhatIsNew />}
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
                of="документи"
                one="един документ"
                title="Тук няма документи"
                icon={IconView}
                because="Търси се във всяка дума от заглавието и от ключовите думи. Опитайте с по-кратък текст."
              >
                Изберете друга папка.
              </ListEmpty>
            }
          />
        </div>
      </div>
    </>
  )
}

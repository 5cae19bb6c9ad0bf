import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { configuration } from '../../../contract/configuration.ts'
import { chosenIn, labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { useChosenInAddress } from '../../../screen-kit/register/urlFacets.tsx'
import { invalidateInTabsAtom } from '../../../state/crossTabInvalidation.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { Grid } from '../../../widgets/grid/Grid.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconEdit } from '../../../widgets/icons.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { allClassifications } from './classificationLookups.ts'
import { type TypeClassifications, TypeClassificationsDialog } from './TypeClassificationsDialog.tsx'
import './classifications.css'

const title = 'Класификации по вид документ'
const rowsAtom = queryAtomFamily(() =>
  queryOf(configuration.getAllDocumentTypeClassifications, { body: {} }, { quiet: true }),
)()

const TypeClassificationsPage = () => {
  const { data, error, refetch } = useAtomValue(rowsAtom)
  const lookup = useAtomValue(allClassifications.optionsAtom)
  const { chosen: typeId, error: unread, choose: setTypeId } = useChosenInAddress('documentTypeId')
  const isNarrowed = typeId !== null || unread !== undefined
  const [opened, open] = useState<TypeClassifications | null>(null)
  const invalidate = useSetAtom(invalidateInTabsAtom)
  const rows = useMemo(
    () => data?.flatMap(({ documentType, ...row }) => (documentType ? [{ documentType, ...row }] : [])),
    [data],
  )
  const types = useMemo(() => rows?.map(({ documentType }) => documentType), [rows])
  const columns: GridColumn<TypeClassifications>[] = [
    {
      key: 'type',
      header: 'Вид документ',
      width: '22rem',
      onPhone: 'title',
      opens: true,
      text: ({ documentType }) => documentType.name,
    },
    {
      key: 'classifications',
      header: 'Класификации',
      onPhone: 'line',
      text: ({ classificationIds }) => classificationIds.map((id) => labelFrom(lookup, id, 'f')).join('; '),
    },
  ]
  return (
    <div className="type-classifications">
      <PageHeader title={title} note="В кои раздели на схемата се подреждат документите от всеки вид." />
      <div className="filtered-type">
        <LookupField
          label="Вид документ"
          placeholder="Всички"
          options={types}
          value={chosenIn(types ? { kind: 'ready', items: types } : { kind: 'loading' }, typeId)}
          error={unread}
          onChange={(option) => setTypeId(option?.id ?? null)}
        />
      </div>
      <Grid
        label={title}
        columns={columns}
        rows={rows?.filter(({ documentType }) => !isNarrowed || documentType.id === typeId)}
        rowKey={({ documentType }) => documentType.id}
        rowLabel={({ documentType }) => documentType.name}
        rowActions={(row) => [{ label: 'Редактирай', icon: IconEdit, run: () => open(row) }]}
        onOpen={open}
        error={error && !rows ? { message: error.message, onRetry: () => void refetch() } : undefined}
        empty={
          isNarrowed ? (
            <EmptyState
              title="Няма такъв вид документ"
              action={<Button onClick={() => setTypeId(null)}>Покажи всички</Button>}
            />
          ) : (
            <EmptyState title="Няма видове документи" />
          )
        }
      />
      {opened && (
        <TypeClassificationsDialog
          key={opened.documentType.id}
          row={opened}
          onStale={() => void invalidate(configuration.getAllDocumentTypeClassifications)}
          onClose={() => open(null)}
        />
      )}
    </div>
  )
}

export default TypeClassificationsPage

import { useState } from 'react'
import { Button } from '../../../src/widgets/buttons/Button.tsx'
import { Chips } from '../../../src/widgets/buttons/Chips.tsx'
import { FilterCard } from '../../../src/widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../src/widgets/fields/SelectField.tsx'
import { TextField } from '../../../src/widgets/fields/TextField.tsx'
import { CellStack } from '../../../src/widgets/grid/CellStack.tsx'
import { Grid } from '../../../src/widgets/grid/Grid.tsx'
import type { GridColumn, GridSort } from '../../../src/widgets/grid/gridColumn.ts'
import { Paginator } from '../../../src/widgets/grid/Paginator.tsx'
import {
  IconAdd,
  IconColumns,
  IconDelete,
  IconExport,
  IconManyDocuments,
  IconView,
} from '../../../src/widgets/icons.ts'
import { PageHeader } from '../../../src/widgets/page/PageHeader.tsx'
import { DirectionIcon } from '../../../src/widgets/tags/DirectionIcon.tsx'
import { StatusTag } from '../../../src/widgets/tags/StatusTag.tsx'
import { Frame } from './Frame.tsx'
import { type Row, rows } from './rows.ts'

const columns: GridColumn<Row>[] = [
  { key: 'direction', header: 'Посока', icon: true, cell: (row) => <DirectionIcon direction={row.direction} /> },
  {
    key: 'number',
    header: 'Рег. №',
    sortBy: 'number',
    onPhone: 'title',
    cell: (row) => <CellStack main={row.number} sub={row.date} />,
  },
  { key: 'kind', header: 'Вид', sortBy: 'kind', onPhone: 'hide', cell: (row) => row.kind },
  { key: 'subject', header: 'Относно', sortBy: 'subject', onPhone: 'bare', width: '34%', cell: (row) => row.subject },
  { key: 'from', header: 'Кореспондент', onPhone: 'line', width: '16%', cell: (row) => row.correspondent },
  {
    key: 'status',
    header: 'Статус',
    onPhone: 'tag',
    cell: (row) => <StatusTag tone={row.tone}>{row.status}</StatusTag>,
  },
  {
    key: 'due',
    header: 'Срок',
    sortBy: 'due',
    onPhone: 'tag',
    cell: (row) => <CellStack main={row.due ?? '–'} sub={row.left} tone={row.dueTone} />,
  },
  { key: 'by', header: 'Създал', onPhone: 'hide', className: 'nowrap', cell: (row) => row.by },
]
const nothing = () => {}
const state = new URLSearchParams(location.search).get('state')

export const ListScene = () => {
  const [sort, setSort] = useState<GridSort>({ by: 'number', direction: 'desc' })
  const [page, setPage] = useState({ skip: 0, take: 25 })
  const [unit, setUnit] = useState('7')
  return (
    <Frame pending={state === 'loading'}>
      <PageHeader
        title="Документи"
        count={412}
        actions={
          <>
            <Button icon={IconColumns}>Колони</Button>
            <Button icon={IconExport}>Експортирай</Button>
            <Button icon={IconManyDocuments}>Групово регистриране</Button>
            <Button kind="primary" icon={IconAdd}>
              Нов документ
            </Button>
          </>
        }
      />
      <div className="flex flex-column gap-3">
        <Chips
          label="Запазени изгледи"
          items={[
            { key: '1', label: 'Ноември, деловодство', pressed: true, onPress: nothing },
            { key: '2', label: 'Просрочени', count: 12, pressed: false, onPress: nothing },
            { key: '3', label: 'Без резолюция', count: 4, pressed: false, onPress: nothing, onRemove: nothing },
            { key: '4', label: 'Запази изгледа', icon: IconAdd, onPress: nothing },
          ]}
        />
        <FilterCard
          active
          onApply={nothing}
          onClear={nothing}
          tags={[
            { label: 'От 01.11.2026', onRemove: nothing },
            { label: 'отдел „Деловодство“', onRemove: nothing },
          ]}
          advanced={<TextField label="Външен №" value="" onChange={nothing} />}
        >
          <TextField label="От дата" value="01.11.2026" onChange={nothing} set />
          <TextField label="До дата" value="" placeholder="дд.мм.гггг" onChange={nothing} />
          <TextField label="Рег №" value="" onChange={nothing} />
          <SelectField label="Тип" value="" empty="Всички" options={[]} onChange={nothing} />
          <SelectField
            label="Регионално звено"
            value={unit}
            set={unit !== ''}
            options={[{ value: '7', label: 'отдел „Деловодство“' }]}
            onChange={setUnit}
          />
          <TextField label="Относно" value="" onChange={nothing} />
        </FilterCard>
        <Grid
          label="Документи"
          columns={columns}
          rows={state === 'loading' ? undefined : state === 'empty' || state === 'error' ? [] : rows}
          error={state === 'error' ? { onRetry: nothing } : undefined}
          rowKey={(row) => row.id}
          rowLabel={(row) => row.number}
          rowHref={(row) => `/list?row=${row.id}`}
          sort={sort}
          onSort={setSort}
          currentKey={3}
          total={412}
          rowTone={(row) => (row.unread ? 'unread' : undefined)}
          rowActions={() => [
            { label: 'Преглед', icon: IconView, run: nothing },
            {
              label: 'Изтрий',
              icon: IconDelete,
              danger: true,
              separated: true,
              run: nothing,
              refusal: {
                title: 'Защо не мога да изтрия?',
                because: 'Документът е регистриран.',
                who: 'администратор',
              },
            },
          ]}
          footer={<Paginator {...page} total={412} onChange={setPage} />}
        />
      </div>
    </Frame>
  )
}

import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { DeviceListItem } from '../../../contract/shapes/devices.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { openActions } from '../../../screen-kit/list/openRowActions.ts'
import { fileOfRecords, pageOfRecords } from '../../../screen-kit/list/recordsQuery.ts'
import { useSeenList } from '../../../screen-kit/list/useListContext.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconAdd } from '../../../widgets/icons.ts'
import { type TypeDefinition, useDevicesRefusal } from '../typeDefinition.ts'
import { hiddenTypeColumns, typeColumns } from './typeColumns.tsx'
import { type TypesFilter, TypesFilterCard, typesFilter } from './typesFilter.tsx'

const keyOf = ({ id, entryNumber }: DeviceListItem): string => id ?? entryNumber
const nameOf = ({ entryNumber, measuringDeviceName }: DeviceListItem): string => entryNumber || measuringDeviceName
const toneOf = ({ isDraft }: DeviceListItem) => (isDraft ? ('muted' as const) : undefined)

export const TypesList = ({ definition }: { definition: TypeDefinition }) => {
  const [, navigate] = useLocation()
  const refusal = useDevicesRefusal()
  const parts = useMemo(
    () => ({
      columns: typeColumns(definition),
      pageOf: pageOfRecords<DeviceListItem, TypesFilter>(definition.calls.list),
      fileOfList: fileOfRecords<TypesFilter>(definition.calls.export),
    }),
    [definition],
  )
  const list = useListPage({
    name: definition.name,
    title: definition.title,
    filter: typesFilter,
    columns: parts.columns,
    hiddenAtFirst: hiddenTypeColumns,
    pageOf: parts.pageOf,
  })
  useSeenList(definition.seenAtom, list, keyOf)
  const hrefOf = (row: DeviceListItem) => definition.at.one(keyOf(row))
  const add = !refusal && (
    <LinkButton kind="primary" icon={IconAdd} href={definition.at.create()}>
      {definition.newTitle}
    </LinkButton>
  )
  return (
    <ListScreen
      list={list}
      note={refusal && `${refusal.title} ${refusal.who ?? ''}`}
      actions={add}
      fileOfList={parts.fileOfList}
      filterCard={<TypesFilterCard definition={definition} list={list} />}
      rowKey={keyOf}
      rowLabel={nameOf}
      rowHref={hrefOf}
      rowTone={toneOf}
      rowActions={(row) => openActions(hrefOf(row), navigate)}
      empty={
        <ListEmpty list={list} of="типове" one="един тип" title="Регистърът е празен" action={add}>
          {definition.emptyText}
        </ListEmpty>
      }
    />
  )
}

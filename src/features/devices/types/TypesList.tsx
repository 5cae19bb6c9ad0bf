import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { DeviceListItem } from '../../../contract/shapes/devices.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { openActions } from '../../../screen-kit/list/openActions.ts'
import { fileOfRecords, pageOfRecords } from '../../../screen-kit/list/pageOfRecords.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { useSeenList } from '../../../screen-kit/list/useSeenList.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconAdd } from '../../../widgets/icons.ts'
import { type TypeKit, useDevicesRefusal } from '../typeKit.ts'
import { hiddenTypeColumns, typeColumns } from './typeColumns.tsx'
import { type TypesFilter, TypesFilterCard, typesFilter } from './typesFilter.tsx'

const keyOf = ({ id, entryNumber }: DeviceListItem): string => id ?? entryNumber
const nameOf = ({ entryNumber, measuringDeviceName }: DeviceListItem): string => entryNumber || measuringDeviceName
const toneOf = ({ isDraft }: DeviceListItem) => (isDraft ? ('muted' as const) : undefined)

/** A register of types (document 1, section 2, „Measuring-device register“). */
export const TypesList = ({ kit }: { kit: TypeKit }) => {
  const [, navigate] = useLocation()
  const refusal = useDevicesRefusal()
  const parts = useMemo(
    () => ({
      columns: typeColumns(kit),
      pageOf: pageOfRecords<DeviceListItem, TypesFilter>(kit.calls.list),
      fileOfList: fileOfRecords<TypesFilter>(kit.calls.export),
    }),
    [kit],
  )
  const list = useListPage({
    name: kit.name,
    title: kit.title,
    filter: typesFilter,
    columns: parts.columns,
    hiddenAtFirst: hiddenTypeColumns,
    pageOf: parts.pageOf,
  })
  useSeenList(kit.seenAtom, list, keyOf)
  const hrefOf = (row: DeviceListItem) => kit.at.one(keyOf(row))
  const add = !refusal && (
    <LinkButton kind="primary" icon={IconAdd} href={kit.at.create()}>
      {kit.newTitle}
    </LinkButton>
  )
  return (
    <ListScreen
      list={list}
      note={refusal && `${refusal.title} ${refusal.who ?? ''}`}
      actions={add}
      fileOfList={parts.fileOfList}
      filterCard={<TypesFilterCard kit={kit} list={list} />}
      rowKey={keyOf}
      rowLabel={nameOf}
      rowHref={hrefOf}
      rowTone={toneOf}
      rowActions={(row) => openActions(hrefOf(row), navigate)}
      empty={
        <ListEmpty list={list} of="типове" one="един тип" title="Регистърът е празен" action={add}>
          {kit.emptyText}
        </ListEmpty>
      }
    />
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { InspectedDevice, InspectionFile } from '../../../contract/shapes/inspections.ts'
import type { Near } from '../../../rules/inspections/inspectionPresets.ts'
import { blankDevice } from '../../../rules/inspections/inspectionRecord.ts'
import { repeatedDevices } from '../../../rules/inspections/inspectionRules.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { tableRoles } from '../../../widgets/grid/gridColumn.ts'
import { IconAdd, IconCopy } from '../../../widgets/icons.ts'
import { newKey } from '../words.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { deviceControlId } from './deviceControls.ts'
import { PasteDialog } from './PasteDialog.tsx'
import type { UnsentPhoto } from './unsentPhotos.ts'
import { useUnsentPhotos } from './useUnsentPhotos.ts'
import './devices.css'

type Props = {
  devices: readonly InspectedDevice[]
  onChange?: (change: (devices: InspectedDevice[]) => InspectedDevice[]) => void
  category?: string
  shownWrong?: ReadonlySet<string>
  ownerGuid: string
  files: readonly InspectionFile[]
  mayAddFiles: boolean
  near?: Near
}

const heads = [
  '№',
  'Средство за измерване',
  'Сериен №',
  'Знак, валиден до',
  'Показание/грешка',
  'Съответства',
  'Нарушение',
]

const noWrong: ReadonlySet<string> = new Set()
const noFiles: readonly InspectionFile[] = []
const noSuggestions: Near = { person: '', categories: [] }
const noPhotos: readonly UnsentPhoto[] = []

/**
 * Renders the devices of an inspection: a table, on a phone cards. Rows are edited in place. Unchanged rows do not
 * render again, so that hundreds of rows stay fast.
 */
export const DevicesTable = (props: Props) => {
  const {
    devices,
    onChange,
    category = '',
    shownWrong = noWrong,
    ownerGuid,
    files,
    mayAddFiles,
    near = noSuggestions,
  } = props
  const [openKey, setOpenKey] = useState<string>()
  const [isPasting, setPasting] = useState(false)
  const toFocus = useRef<string>(undefined)
  useEffect(() => {
    if (toFocus.current === undefined) return
    document.getElementById(toFocus.current)?.focus()
    toFocus.current = undefined
  })
  const set = useCallback(
    (key: string, change: Partial<InspectedDevice>) =>
      onChange?.((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one))),
    [onChange],
  )
  const open = useCallback((key: string | undefined, focus?: string) => {
    toFocus.current = focus
    setOpenKey(key)
  }, [])
  const remove = useCallback(
    (key: string) => {
      toFocus.current = 'inspection-devices'
      onChange?.((all) => all.filter((one) => one.key !== key))
      announce('Редът е изтрит.')
    },
    [onChange],
  )
  const add = () => {
    const key = newKey()
    onChange?.((all) => [...all, blankDevice(key, category)])
    open(key, deviceControlId(key, 'finder'))
  }
  const repeated = repeatedDevices(devices)
  const [unsent, queue] = useUnsentPhotos(mayAddFiles ? ownerGuid : '')
  return (
    <div className="insp-devices">
      {devices.length > 0 && (
        <table {...tableRoles.table} aria-label="Проверени средства за измерване">
          <thead {...tableRoles.group}>
            <tr {...tableRoles.row}>
              {heads.map((head) => (
                <th key={head} {...tableRoles.head} scope="col">
                  {head}
                </th>
              ))}
              <th {...tableRoles.head} scope="col">
                <span className="visually-hidden">Действия</span>
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.group}>
            {devices.map((device, at) => (
              <DeviceRow
                key={device.key}
                device={device}
                at={at}
                isOpen={openKey === device.key}
                isWrongShown={shownWrong.has(device.key)}
                isRepeated={repeated.has(device.key)}
                ownerGuid={ownerGuid}
                files={ownOf(files, device.key) ?? noFiles}
                unsent={ownOf(unsent, device.key) ?? noPhotos}
                queue={queue}
                mayAddFiles={mayAddFiles}
                near={near}
                {...(onChange && { onSet: set, onOpen: open, onRemove: remove })}
              />
            ))}
          </tbody>
        </table>
      )}
      {devices.length === 0 && <p className="muted m-0">Няма проверени средства за измерване.</p>}
      {onChange && (
        <div className="flex flex-wrap gap-2 mt-2">
          <Button id="inspection-devices" icon={IconAdd} onClick={add}>
            Добави средство
          </Button>
          <Button icon={IconCopy} onClick={() => setPasting(true)}>
            Постави от таблица
          </Button>
        </div>
      )}
      {isPasting && (
        <PasteDialog
          category={category}
          onAdd={(pasted) => {
            onChange?.((all) => [...all, ...pasted])
            setPasting(false)
            announce(`Добавени: ${pluralise(pasted.length, 'row')}.`)
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  )
}

const ownOf = <F extends { deviceKey: string }>(all: readonly F[], key: string): readonly F[] | undefined => {
  const own = all.filter(({ deviceKey }) => deviceKey === key)
  return own.length > 0 ? own : undefined
}

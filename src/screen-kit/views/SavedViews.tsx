import { useEffect, useRef, useState } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Chips } from '../../widgets/buttons/Chips.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { IconDelete, IconEdit, IconLink, IconSave, IconSaveView } from '../../widgets/icons.ts'
import { MenuButton } from '../../widgets/overlays/MenuButton.tsx'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { copyLink } from '../copyText.ts'
import { useSavedViews } from './useSavedViews.ts'
import { ViewNameDialog } from './ViewNameDialog.tsx'
import './savedViews.css'

type Props = {
  list: string
  /** The current URL of the list, without the page. */
  search: string
  /** The URL that shows the same list to another user. */
  link: string
  /** True if the link contains the whole filter; false if personal numbers were left out. */
  isWhole: boolean
  onOpen: (search: string) => void
  note?: string | undefined
}

const whatIsSaved = 'Запазват се филтърът, подредбата, броят редове и колоните.'

export const SavedViews = ({ list, search, link, isWhole, onOpen, note }: Props) => {
  const saved = useSavedViews(list, search, onOpen)
  const { views, pressed, current } = saved
  const [naming, setNaming] = useState<'new' | 'rename'>()
  const { confirm, confirmDialog } = useConfirm()
  const box = useRef<HTMLDivElement>(null)
  const [savings, setSavings] = useState(0)
  // The focus moves to the new view, because the pressed button „Запази изгледа“ is disabled now and its tooltip would
  // cover the filter.
  useEffect(() => {
    if (savings > 0) box.current?.querySelector<HTMLElement>('.chip[aria-pressed=true]')?.focus()
  }, [savings])
  const close = () => setNaming(undefined)
  const named = (name: string) => {
    if (naming === 'rename' && current) saved.rename(current, name)
    else saved.save(name)
    announce(`Изгледът „${name}“ е запазен.`)
    close()
    setSavings(savings + 1)
  }
  const items = (): MenuItem[] => {
    const shared: MenuItem = { label: 'Копирай връзка', icon: IconLink, run: () => void copyLink(link, isWhole) }
    if (!current) return [shared]
    const { name } = current
    const over = () => {
      saved.save(name)
      announce(`Изгледът „${name}“ е запазен.`)
    }
    const remove = async () => {
      const sure = await confirm({
        title: 'Изтриване на изглед',
        body: `Изгледът „${name}“ ще бъде изтрит. Това, което е на екрана, остава.`,
        yes: 'Изтрий',
        danger: true,
      })
      if (sure) saved.remove(current)
    }
    return [
      shared,
      ...(pressed ? [] : [{ label: `Запази промените в „${name}“`, icon: IconSave, separated: true, run: over }]),
      {
        label: `Преименувай „${name}“`,
        icon: IconEdit,
        separated: pressed !== undefined,
        run: () => setNaming('rename'),
      },
      { label: `Изтрий „${name}“`, icon: IconDelete, danger: true, run: () => void remove() },
    ]
  }
  return (
    <div ref={box} className="saved-views flex align-items-center gap-2 min-w-0">
      {views.length > 0 && (
        <Chips
          label="Запазени изгледи"
          items={views.map((view) => ({
            key: view.name,
            label: view.name,
            pressed: view === pressed,
            onPress: () => saved.open(view),
          }))}
        />
      )}
      <Button
        kind="text"
        small
        className="tool"
        title="Запази изгледа"
        icon={IconSaveView}
        refusal={
          pressed && {
            title: 'Това вече е запазено',
            because: `Показаното е точно изгледът „${pressed.name}“. Променете филтъра, подредбата или колоните.`,
          }
        }
        onClick={() => setNaming('new')}
      >
        Запази изгледа
      </Button>
      <MenuButton label="Още за изгледа" hideLabel items={items} placement="bottom-start" />
      {naming && (
        <ViewNameDialog
          title={naming === 'new' ? 'Запазване на изглед' : 'Преименуване на изглед'}
          hint={naming === 'new' ? [whatIsSaved, note].join(' ').trim() : undefined}
          name={naming === 'rename' ? current?.name : undefined}
          taken={views.filter((view) => naming === 'new' || view !== current).map(({ name }) => name)}
          onName={named}
          onClose={close}
        />
      )}
      {confirmDialog}
    </div>
  )
}

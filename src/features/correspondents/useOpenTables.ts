import { useState } from 'react'
import type { Refusal } from '../../rules/refusal.ts'

const names = { addresses: 'Адреси', contacts: 'Контакти', representatives: 'Представляващи' } as const
export type Table = keyof typeof names

/** Which tables have a row that is being written: the form waits for it. */
export const useOpenTables = () => {
  const [open, setOpen] = useState<readonly Table[]>([])
  const [first] = open
  const refusal: Refusal | undefined = first && {
    title: 'Защо не мога да запазя?',
    because: `В таблицата „${names[first]}“ се попълва ред. Запазете го или го откажете.`,
  }
  return {
    isAnyOpen: first !== undefined,
    refusal,
    onEditing: (table: Table) => (isOpen: boolean) =>
      setOpen((now) => (isOpen ? [...now, table] : now.filter((one) => one !== table))),
  }
}

import { IconDocument, IconExternal } from '../../widgets/icons.ts'
import { openAside } from '../../widgets/openAside.ts'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'

export const openActions = (
  href: string,
  navigate: (href: string) => void,
  open: Partial<MenuItem> = {},
): MenuItem[] => [
  { label: 'Отвори', icon: IconDocument, run: () => navigate(href), ...open },
  { label: 'Отвори в нов раздел', icon: IconExternal, run: () => openAside(href) },
]

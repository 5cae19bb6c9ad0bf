import './tag.css'

type Props = { value: number; tone?: 'plain' | 'alert' | 'menu'; label?: string }

export const Count = ({ value, tone = 'plain', label }: Props) => (
  // Uses „in-menu“, because the class „menu“ has the styles of an open menu.
  <span className={tone === 'menu' ? 'count in-menu' : `count ${tone}`}>
    {value}
    {label !== undefined && <span className="visually-hidden"> {label}</span>}
  </span>
)

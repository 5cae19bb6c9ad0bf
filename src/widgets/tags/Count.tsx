import './tag.css'

type Props = { value: number; tone?: 'plain' | 'alert' | 'menu'; label?: string }

/** A small number beside a word. `label` says to screen readers what is counted. */
export const Count = ({ value, tone = 'plain', label }: Props) => (
  // „menu“ alone is the class of an opened menu.
  <span className={tone === 'menu' ? 'count in-menu' : `count ${tone}`}>
    {value}
    {label !== undefined && <span className="visually-hidden"> {label}</span>}
  </span>
)

import './tag.css'

export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return `${first}${last}`.toLocaleUpperCase('bg')
}

export const PersonAvatar = ({ name, small }: { name: string; small?: boolean }) => (
  <span className={small ? 'avatar small' : 'avatar'} aria-hidden>
    {initialsOf(name)}
  </span>
)

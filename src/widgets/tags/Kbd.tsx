import './tag.css'

/** A key of the keyboard. */
export const Kbd = ({ children }: { children: string }) => <kbd className="kbd">{children}</kbd>

/** Not there yet: the section says so. */
export const CalendarSection = () => <p className="muted">Този раздел се подготвя.</p>

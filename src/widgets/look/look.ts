import './framePainted.ts'
// Only utility classes in use are built (scripts/build/layoutClasses.ts). They come before our styles, which override
// them.
import 'primeflex/primeflex.css'
import './layout.css'
import './shell.css'
import './forced.css'
import './print.css'
import './practice.css'

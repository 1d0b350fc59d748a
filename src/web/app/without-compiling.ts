import * as z from 'zod'

// Otherwise zod tries to compile its checks, which the content security policy refuses and the console then reports.
// It decides so when the first shape is made, so this comes before everything with shapes in it.
z.config({ jitless: true })

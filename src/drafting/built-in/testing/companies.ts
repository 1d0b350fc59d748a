import { type CompanyFacts, CompanyProfile } from '../../../domain/company.ts'

/** Made-up companies: what they say of themselves in their profile and documents. */

/** A profile as an engineer writes it. */
export const PLAIN_COMPANY: CompanyFacts = {
  profile: CompanyProfile.parse({
    first_name: 'Ines',
    last_name: 'Kowalczyk',
    company_name: 'Larkspur Sensing LLC',
    company_description:
      'Larkspur Sensing LLC was founded in 2016 and has 14 employees. We operate a 9,000 square foot laboratory in Golden, Colorado with a shielded room and two vibration tables. Our mission is to empower the warfighter with cutting-edge solutions.',
    technology_overview:
      'Our LarkNode recorder samples 8 channels at 250 kHz and has run 1,200 hours on a bench without a restart. The recorder is licensed under the MIT license. We are the world leader in sensing.',
  }),
  documents: [],
}

/** A profile that is all advertising. */
export const PRAISING_COMPANY: CompanyFacts = {
  profile: CompanyProfile.parse({
    company_name: 'Apex Quantum Dynamics, Inc.',
    company_description:
      'Apex Quantum Dynamics, Inc. is a world-leading provider of cutting-edge, next-generation solutions. We are passionate about excellence and committed to our customers! Trusted by the best.',
    technology_overview:
      'Our revolutionary platform is unmatched in the industry. Contact us at sales@apexqd.example or www.apexqd.example.',
  }),
  documents: [],
}

/** A company with an empty profile and a one-pager, as its text comes out of a PDF. */
export const ONE_PAGER_COMPANY: CompanyFacts = {
  profile: CompanyProfile.parse({ company_name: 'Tidewater Composites' }),
  documents: [
    {
      id: 'file-1',
      file_name: 'one-pager.pdf',
      role: 'one_pager',
      pages: [
        {
          page: 1,
          text: [
            'TIDEWATER COMPOSITES',
            'Technology One-Pager',
            '',
            'ABOUT US',
            'Tidewater Composites designs and builds light-',
            'weight shelters for field hospitals. Our shop is located in Newport News, Virginia and houses a',
            '3 m autoclave and a five-axis router.',
            '',
            'TECHNOLOGY',
            '• Our innovative TideFold panel weighs 4.1 kg per square meter and passed 600 fold cycles in 2023.',
            '• State-of-the-art manufacturing',
            '',
            'TEAM',
            'Dr. Amara Okafor is the chief engineer and holds four patents on folding joints.',
            '',
            'CAGE: 7XK22 | UEI: ABCDEF | (757) 555-0134 | info@tidewater.example',
          ].join('\n'),
        },
      ],
    },
  ],
}

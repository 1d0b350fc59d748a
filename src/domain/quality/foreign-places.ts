/**
 * Countries where work would lie outside the United States, by their English names.
 * Left out on purpose: names that are also states of the Union or common first names (Georgia, Jordan, Chad).
 */
export const COUNTRIES: readonly string[] =
  `Afghanistan|Albania|Algeria|Argentina|Armenia|Australia|Austria|Azerbaijan|Bahrain|Bangladesh|Belarus|Belgium|Bolivia|Bosnia|Brazil|Bulgaria|Cambodia|Cameroon|Canada|Chile|China|Colombia|Costa Rica|Croatia|Cyprus|Czechia|Czech Republic|Denmark|Ecuador|Egypt|England|Estonia|Ethiopia|Finland|France|Germany|Ghana|Great Britain|Greece|Guatemala|Hong Kong|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|Israel|Italy|Japan|Kazakhstan|Kenya|Korea|South Korea|Kuwait|Latvia|Lithuania|Luxembourg|Malaysia|Malta|Mexico|Moldova|Morocco|Nepal|Netherlands|New Zealand|Nigeria|North Macedonia|Norway|Oman|Pakistan|Panama|Peru|Philippines|Poland|Portugal|Qatar|Romania|Russia|Saudi Arabia|Scotland|Senegal|Serbia|Singapore|Slovakia|Slovenia|South Africa|Spain|Sri Lanka|Sweden|Switzerland|Taiwan|Tanzania|Thailand|Tunisia|Turkey|Türkiye|Uganda|Ukraine|United Arab Emirates|United Kingdom|UAE|UK|Uruguay|Uzbekistan|Venezuela|Vietnam|Wales`.split(
    '|',
  )

/**
 * Towns abroad in which technical work is done. Left out on purpose: names that are also well-known American towns
 * (Rome, Cambridge, Vienna, Melbourne, Athens, Oxford, Dublin, Birmingham, Manchester, Lima, Geneva, Moscow, Waterloo).
 */
export const TOWNS: readonly string[] =
  `Adelaide|Amsterdam|Ankara|Auckland|Bangalore|Bengaluru|Bangkok|Barcelona|Beijing|Belgrade|Berlin|Bogotá|Bogota|Bratislava|Brisbane|Brussels|Bucharest|Budapest|Buenos Aires|Busan|Canberra|Cape Town|Chennai|Colombo|Copenhagen|Daejeon|Delft|Dhaka|Doha|Dresden|Dubai|Abu Dhabi|Eindhoven|Edinburgh|Espoo|Frankfurt|Gdansk|Gothenburg|Graz|Grenoble|Guadalajara|Guangzhou|Haifa|Hamburg|Hanoi|Helsinki|Ho Chi Minh City|Hsinchu|Hyderabad|Istanbul|Jakarta|Jerusalem|Johannesburg|Karachi|Karlsruhe|Kharkiv|Krakow|Kuala Lumpur|Kyiv|Kyoto|Lagos|Lahore|Lausanne|Leuven|Lisbon|Ljubljana|London|Lviv|Lyon|Madrid|Manila|Mexico City|Milan|Montreal|Mumbai|Munich|Nagoya|Nairobi|New Delhi|Oslo|Osaka|Ottawa|Paris|Penang|Perth|Prague|Pune|Riga|Rio de Janeiro|Riyadh|Rotterdam|São Paulo|Sao Paulo|Seoul|Shanghai|Shenzhen|Stockholm|Stuttgart|Sydney|Taipei|Tallinn|Tampere|Tel Aviv|Tijuana|Tokyo|Toronto|Toulouse|Turin|Vilnius|Warsaw|Wuhan|Zagreb|Zurich|Zürich`.split(
    '|',
  )

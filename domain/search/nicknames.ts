/**
 * Short names of cities and their parts, by country. Any name of a group finds any other. Words that are common in names
 * ("casa", "van") are omitted.
 */
export const nicknames = `
  nyc=new york=new york city=ny=big apple, la=los angeles, sf=san francisco=frisco=san fran=sanfran, dc=washington, philly=philadelphia
  vegas=las vegas=sin city, indy=indianapolis, nola=new orleans, atl=atlanta, chi town=chitown=chicago=windy city, htx=houston=hou, atx=austin
  dfw=dallas, pdx=portland, phx=phoenix, slc=salt lake city, okc=oklahoma city, kc=kansas city, stl=saint louis, cincy=cincinnati
  pgh=pittsburgh, bmore=baltimore, beantown=boston, jax=jacksonville, mpls=minneapolis, abq=albuquerque, satx=san antonio, motor city=detroit
  tdot=toronto, mtl=montreal, yvr=vancouver, cdmx=ciudad de mexico=mexico city, gdl=guadalajara, mty=monterrey, tj=tijuana
  ba=buenos aires=bsas=caba, mdp=mar del plata, medallo=medellin, sp=são paulo=sampa, rio=rio de janeiro=rj, bh=belo horizonte, poa=porto alegre
  floripa=florianopolis, bsb=brasilia, cwb=curitiba
  ldn=london, edi=edinburgh, mcr=manchester, bham=birmingham=brum, soton=southampton, pompey=portsmouth, notts=nottingham, lpool=liverpool
  ffm=frankfurt, muc=münchen=munich, hh=hamburg, ddorf=düsseldorf=duesseldorf, stgt=stuttgart, zh=zürich=zuerich=züri
  xberg=kreuzberg=x berg, fhain=friedrichshain=f hain, pberg=prenzlauer berg=p berg=prenzlberg, kudamm=ku damm=kurfürstendamm
  paname=paris, bdx=bordeaux, tlse=toulouse, bcn=barcelona=barna, vlc=valencia, svq=sevilla, zgz=zaragoza, donosti=donostia=san sebastian
  lx=lisboa=lisbon, cph=copenhagen=københavn, skg=thessaloniki, σαλονικη=θεσσαλονικη
  ist=istanbul, ank=ankara, antep=gaziantep, urfa=şanlıurfa, maraş=kahramanmaraş, afyon=afyonkarahisar, izmit=kocaeli, adapazarı=sakarya
  spb=saint petersburg=санкт петербург=петербург=питер=спб, мск=москва, nsk=novosibirsk=нск=новосибирск, екб=екатеринбург=екат
  нижний=нижний новгород, ростов=ростов на дону, врн=воронеж
  tphcm=tp hcm=hcm=ho chi minh=thanh pho ho chi minh=saigon=sai gon=hcmc, hn=ha noi=hanoi, dn=da nang=danang
  bkk=bangkok=krung thep, cnx=chiang mai, hkt=phuket, kl=kuala lumpur, jb=johor bahru, pj=petaling jaya, sg=singapore=spore=s pore
  jkt=jakarta, dps=bali, jogja=yogyakarta=jogjakarta, sby=surabaya, bdg=bandung, tangsel=tangerang selatan
  qc=quezon city, bgc=bonifacio global city, cdo=cagayan de oro, gensan=general santos, hk=hong kong
  blr=bengaluru=bangalore, mumbai=bombay, chennai=madras, kolkata=calcutta, gurgaon=gurugram=ggn, hyd=hyderabad, ahmedabad=amdavad, pune=poona
  vadodara=baroda, visakhapatnam=vizag, thiruvananthapuram=trivandrum, kochi=cochin, puducherry=pondicherry=pondy, mysuru=mysore
  khi=karachi, lhr=lahore, isb=islamabad, pindi=rawalpindi, ctg=chittagong=chattogram, dxb=dubai, jed=jeddah=jiddah, 魔都=上海
  ת א=תל אביב=תא, ב ש=באר שבע, י ם=ירושלים, פ ת=פתח תקווה=פתח תקוה, ראשלצ=ראשון לציון`;

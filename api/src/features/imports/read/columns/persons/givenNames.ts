/**
 * Given names that are common on the map, without accents. Left out are those that are also a word of trade, a town, a plant
 * or a stone, since businesses have these names: Rose, Victoria, Marina, Mason.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony steven paul andrew joshua
  kenneth kevin brian timothy ronald jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon
  benjamin samuel gregory alexander patrick frank raymond dennis jerry aaron jose adam nathan douglas zachary peter kyle noah ethan jeremy
  keith roger terry sean gerald harold carl arthur lawrence albert willie billy bruce bryan alan philip phillip johnny vincent bobby ralph
  russell randy eugene howard fred craig wayne mike dave steve chris matt nick greg jeff ken tony andy ben dan ted tim tom jim joe bob rob ron
  josh zach nate ed eddie freddie joey danny jimmy kenny ricky ronnie simon stuart graham neil ian colin nigel trevor gavin derek
  barry clive darren damian fergus declan liam conor cormac niall sven bjorn lars anders erik henrik johan mikael fredrik magnus olof jens
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy sandra betty ashley emily kimberly margaret donna
  michelle carolyn amanda melissa deborah stephanie rebecca sharon laura cynthia dorothy amy kathleen angela shirley emma brenda pamela
  nicole anna samantha katherine christine debra rachel catherine janet ruth maria heather diane julie joyce kelly christina
  joan evelyn lauren judith olivia megan cheryl andrea hannah martha jacqueline frances ann teresa kathryn sara janice jean alice julia
  judy sophia denise theresa beverly danielle marilyn natalie diana brittany kayla alexis lori jane jenny katie kate kathy becky debbie
  cathy wendy tina tracy dana robin kristin kristen erin holly claire fiona siobhan aoife niamh gemma zoe lucy chloe helen sally
  hans peter klaus wolfgang jurgen dieter manfred uwe gunter gunther horst helmut heinz bernd karl franz josef georg stefan andreas markus
  matthias thorsten torsten sebastian florian tobias christoph philipp lukas felix moritz jonas niklas fabian dominik marcel rene
  monika ursula petra sabine renate helga karin brigitte ingrid erika christa gisela susanne gabriele andrea claudia birgit heike anja
  katrin kathrin silke nadine tanja melanie sandra julia anna lena lea hannah johanna franziska elke heidi ulrike barbel
  jean pierre michel alain philippe bernard christian jacques gerard daniel andre patrick nicolas laurent olivier thierry pascal
  frederic stephane francois julien sebastien guillaume antoine vincent mathieu maxime alexandre benoit xavier yves herve didier
  marie nathalie isabelle sylvie catherine martine christine francoise valerie veronique sandrine celine sophie aurelie emilie
  camille juliette manon chantal monique dominique brigitte corinne
  mario luigi giuseppe antonio giovanni francesco vincenzo pietro salvatore domenico roberto stefano marco andrea alessandro paolo
  giorgio riccardo matteo davide lorenzo fabio simone claudio massimo massimiliano gianluca gianni enrico sergio bruno franco
  carlo alberto federico maurizio giancarlo raffaele pasquale nicola tommaso filippo michele emanuele giulio
  giulia francesca chiara federica silvia elena paola alessandra valentina martina giorgia sara ilaria elisa roberta simona
  daniela monica barbara cristina giovanna antonella patrizia caterina lucia
  juan carlos luis jorge manuel francisco pedro miguel javier rafael fernando alejandro eduardo ricardo sergio pablo
  diego andres oscar raul enrique alfredo arturo gustavo guillermo hector hugo ignacio jaime joaquin julio marcos mauricio
  ramon rodrigo ruben victor gonzalo alvaro esteban felipe gerardo gilberto humberto ismael jesus leonardo
  carmen isabel ana pilar teresa cristina marta beatriz rosario patricia alejandra adriana gabriela veronica silvia lorena
  mariana paola claudia yolanda leticia guadalupe esperanza ximena fernanda carolina valeria natalia juana josefa
  joao jose paulo pedro luiz marcelo marcos rodrigo bruno leandro thiago tiago vinicius gustavo guilherme henrique caio renato
  fabricio wagner wellington anderson everton adriano sandro mauro nelson edson wilson
  juliana fernanda camila bruna leticia amanda aline vanessa renata luciana simone tatiana priscila mariana larissa rafaela bianca
  fatima conceicao
  jan piotr krzysztof andrzej tomasz pawel marcin michal grzegorz jerzy lukasz zbigniew wojciech jakub mateusz dariusz mariusz
  katarzyna malgorzata agnieszka krystyna barbara ewa elzbieta joanna magdalena monika jadwiga
  pavel petr tomas jiri jaroslav martin miroslav zdenek vaclav michal ondrej lukas marek jana hana eva lenka katerina petra
  laszlo istvan zoltan gabor ferenc attila peter tamas balazs sandor andras katalin ildiko zsuzsanna agnes erzsebet
  ion gheorghe mihai andrei alexandru cristian adrian florin marian bogdan radu ioana elena mihaela andreea
  georgi ivan dimitar nikolay petar hristo stoyan todor krasimir plamen desislava svetlana
  marko ivan luka nikola milan zoran dragan goran slobodan aleksandar vladimir jelena milica ivana
  giorgos georgios dimitris konstantinos kostas yannis giannis nikos vasilis christos panagiotis eleni katerina vasiliki
  sergey sergei alexey aleksey alexei dmitry dmitriy dmitri andrey nikolai vladimir evgeny evgeniy yevgeny igor oleg mikhail maxim
  maksim konstantin viktor anton artem pavel roman ruslan denis vadim boris yuri yury olga tatiana tatyana irina elena natalia natalya
  svetlana ekaterina yulia yuliya anastasia oksana ludmila lyudmila galina larisa oleksandr serhiy andriy volodymyr mykola
  mehmet mustafa ahmet ali huseyin hasan ibrahim ismail osman murat yusuf omer ramazan suleyman fatih emre burak serkan hakan
  volkan onur tolga cem kemal orhan erdem gokhan kadir levent selim taner umut fatma ayse emine hatice zeynep elif meryem serife
  zehra sultan hanife merve busra esra ozlem sevgi gamze tugba
  mohammed mohamed muhammad mohammad mahmoud ahmed khaled hassan hussein hussain omar osama youssef yousef tarek tariq karim
  abdullah abdallah abdul abdelrahman bilal hamza samir rachid said mounir nabil walid waleed faisal fahad khalid sultan saud nasser majid
  salman salem saleh zaid ziad fouad hisham aymen rami fadi fatima aisha khadija zainab maryam mariam amina layla leila nour hanan huda
  samira nadia rania dina
  reza hossein mehdi hamid saeed amir behzad farhad kamran shirin maryam zahra fatemeh nasrin
  rahul amit raj rajesh rakesh ramesh suresh mahesh dinesh mukesh sanjay vijay ajay anil sunil manoj vinod pankaj deepak sandeep
  vikram vikas vivek nitin sachin rohit rohan arun ashok kiran ravi prakash ganesh krishna mohan naveen praveen pradeep anand arjun
  karthik srinivas venkatesh harish girish satish gaurav saurabh abhishek ankit nikhil manish yogesh priya pooja neha anjali sunita
  anita kavita rekha meena lakshmi divya swati shweta sneha deepika aarti archana
  muhammad imran usman bilal adnan kashif shahid zahid asif farhan kamran nadeem rashid tahir waqas saima sadia
  budi agus bambang eko hendra joko rudi wahyu yudi dwi slamet sri dewi siti nur ratna indah wulan putri ayu fitri
  nguyen tran pham hoang dung hung tuan quang linh huong thuy trang ngoc
  somchai somsak prasert kittisak nattapong siriporn
  juanito ramil rodel jomar marites maricel jocelyn rowena
  kofi kwame kwabena chinedu emeka chukwuma olumide adebayo tunde segun ngozi chioma wanjiku kamau otieno wambui
  hiroshi takashi kenji satoshi yuki akira kazuya naoki yoko keiko yumiko minjun jihoon
      liz lizzie beth betsy brady don donnie doug deanna brett bret brock bryce chad clint cody corey cory curtis curt darrell darryl daryl
      derrick dirk drew duane dustin dwight edgar edwin elliott elliot ernie ernest evan floyd forrest francis gabe gabriel garrett geoff
      geoffrey glenn gordon hank harry henry herb herbert isaac jack jake jared jarrod jeffery jeremiah jerome jesse jimmie joel jon jordan
      julian leonard leroy leslie lewis lloyd louis luke luther marc marcus marvin maurice melvin micah mitch morgan morris neal norm
      oliver owen pete quentin randall ray reggie reginald rick rickey rodney rudy sam sammy seth shane shaun shawn sheldon sid spencer
      stewart stu terrence theo theodore toby todd travis trent tristan tyrone vern wallace wally walter wes wesley willard wyatt zack
      abby abigail aileen alana alexandra alison allison alyssa amelia angelica angelina angie annette annie arlene audrey bailey barb
      bernadette bernice bertha bessie bonnie bridget caitlin candace candice carol carole caroline carrie cassandra cassie cecilia celeste
      charlene chrissy christy cindy clara connie courtney darlene deb debi delores denice desiree dianna dianne doris edith edna eileen
      elaine eleanor ellen elsie emilia erica esther ethel felicia gail gayle geraldine gertrude gina ginny glenda gretchen gwen gwendolyn
      hailey harriet hillary irene irma isabella jackie jacquelyn jamie janelle janine jaclyn jeanette jeanne jeannie jen jenna jenni jess
      jessie jill joann joanne jodi jodie jody josephine juanita judi kaitlyn katelyn kathi kaylee kelli kellie kendra kerri kerry kim
      kirsten krista kristi kristie kristina kristine kristy latoya lauri laurie leah leann leanne lillian lindsey liza lois loretta
      lorraine louise lucille lucinda lydia lynda lynette lynne mabel mackenzie maddie madeline maggie mallory mandy marcia marcy margie
      marguerite marianne marissa marjorie marla marlene marsha marty maryann maureen maxine meg meghan melinda mildred millie mindy
      miranda molly muriel myra nanette naomi nellie nicki norma paige pam patsy patty paula pauline peggy phyllis rachael reba renee
      rhonda robyn rochelle rosalie rosalind rosanne rosemarie roxanne sabrina sadie sallie shannon shari shawna sheila shelia shelley
      shelly sheri sherri sherry sheryl sonya stacey staci stacie stacy steph sue susie suzanne suzy sylvia tabitha tamara tami tammy tania
      tanya tasha teri terri tess tessa thelma tiffany toni tracey traci tricia trish trisha trudy vicki vickie vicky vivian viviane
      wilma yvette yvonne cesar ernesto armando agustin nestor octavio lupita josefina catalina elvira fabiola graciela jimena liliana
      luisa marcela maribel maricela marisol miriam nelly paulina raquel rocio susana viviana manoel mateus marcio sebastiao matheus murilo
      otavio francisca antonia luana eliane cristiane rosana debora tatiane rosangela joana catarina halil mahmut salih recep adem yasar
      bekir bayram furkan ugur yakup muhammet enes kaan kerem yasin cengiz ercan erol ferhat fikret haluk ilker koray koksal mert nihat
      oguz ozgur rasim sedat serdar tarik turgut ufuk vedat yavuz havva fadime hacer hulya cemile sevim leyla dilek kubra halime esma aynur
      hayriye kadriye rabia rukiye sibel filiz ebru burcu selin melike melis nalan neslihan nilgun nurcan nuray seda sema sevda sevinc
      tulay yesim aleksandr vitaly kirill stanislav valery vasily leonid grigory ksenia daria darya nadezhda polina alina evgenia ahmad
      abdulrahman hamad ziyad fahd majed bader badr kareem amr ashraf ayman hazem haitham ihab jamal gamal maher mazen moataz ossama raed
      sherif tamer wael yasser yasir zaki aysha heba maha samia shaimaa yasmin yasmine zeinab sumit naresh rajiv rajeev varun tarun
      karan kishore lokesh mohit neeraj prashant rajan rajendra sameer sanjeev santosh siddharth sourabh tushar umesh vinay vishal aakash
      akash aditya ashish ashwin chetan hemant jitendra kapil kunal lalit madhav mayank akhil ankur ananya aparna bhavna jyoti kalpana
      kamala madhuri mamta manisha nikita nisha pallavi preeti priyanka rashmi renu ritu sangeeta sarita seema shalini shilpa shobha sonal
      sonali sushma tanvi vandana vidya luca giacomo daniele cristiano dario edoardo emanuela fabrizio gabriella gaetano gennaro giada
      ginevra graziano guido ivano letizia lidia livio loredana luciano lucio manuela marcello mattia michela mirko nicoletta noemi oriana
      ornella piero rocco samuele silvano silvio stefania tiziana tiziano umberto vittorio alfred armin bastian benno berthold
      burkhard carsten christof claus detlef eberhard eckhard egon emil erich ernst ewald friedrich fritz gerd gerhard gottfried gregor
      gustav hannes harald hartmut heiko heiner heinrich helge hendrik henning hermann holger hubert ingo jakob joachim jochen johannes
      jorg karsten kilian konrad leopold lothar ludwig maximilian norbert olaf oskar rainer ralf reinhard rolf rudiger rudolf sascha
      siegfried steffen stephan thilo ulrich valentin volker werner wilfried wilhelm willi annegret anneliese antje beate bettina britta
      carina carola carolin christel cordula cornelia dagmar dorothea elfriede elisabeth frieda friederike gabi gerda gertrud gudrun
      hanna hedwig helene henriette hilde hildegard ilona inge irmgard josefine jutta karola kerstin klara lieselotte lotte luise mareike
      margarete margit margot marlies mathilde michaela roswitha sigrid sonja stefanie steffi svenja sybille trude ute verena veronika
      waltraud wiebke adrien amandine anais arnaud aurelien baptiste bastien beatrice benedicte bertrand cedric christophe claude clement
      coralie cyril damien delphine edouard elise elodie emeline emmanuel emmanuelle etienne eugenie fabien fabienne fanny francine franck
      frederique gaelle gaetan genevieve georges gilles ginette gwenaelle henri joelle josette justine karine laetitia laure laurence
      leonie liliane loic lucie ludovic madeleine magali margaux marthe maryse maud mireille morgane myriam nadege noemie odile oceane
      pascale paulette philippine raphael regine remi remy romain roxane serge severine solange solene tanguy theophile therese thibault
      thibaut virginie yann yannick yvan`
    .split(/\s+/)
    .filter(Boolean),
);
